"""Whole random matches, and stepping through one from Python with the list of legal actions."""

from __future__ import annotations

import random
from collections.abc import Callable

import ariari
from ariari import Ruleset, Table, play_batch

from .harness import OURS, Row, rate

GAMES = {"tenhou": 400, "daisuki-sanma": 200}  # in a batch: the lengths of matches vary
HANCHAN = "full random hanchan, four players"
SANMA = "full random match, daisuki-sanma (ds-27: South dealers stay, about 95 hands)"
HANDS = "hands, native, random"
DECISIONS = "decisions, native, random"
STEPS = "decisions from Python, with the list of legal actions"


def batch(rules: Ruleset, threads: int = 1) -> Callable[[], int]:
    """Another batch of matches at every call."""
    first = 0

    def work() -> int:
        nonlocal first
        count = GAMES[rules.id] * threads
        play_batch(rules, count, seed=1, first=first, threads=threads)
        first += count
        return count

    return work


def batch_count(rules: Ruleset, what: str) -> Callable[[], int]:
    """The same batch at every call, its `rounds` or `decisions` counted."""

    def work() -> int:
        return int(play_batch(rules, GAMES[rules.id], seed=1)[what].sum())

    return work


def stepping(rules: Ruleset) -> Callable[[], int]:
    """One match through `legal` and `play`; returns its decisions."""
    choose = random.Random(1).random
    seeds = iter(range(10**9))

    def work() -> int:
        table = Table(rules, seed=next(seeds))
        done = 0
        while not table.over:
            legal = table.legal
            table.play(legal[int(choose() * len(legal))])
            done += 1
        return done

    return work


def stepped_games(rules: Ruleset) -> Callable[[], int]:
    steps = stepping(rules)

    def work() -> int:
        steps()
        return 1

    return work


def riichienv_game() -> Callable[[], int]:
    from riichienv import RiichiEnv
    from riichienv.agents import RandomAgent

    agent = RandomAgent(1)

    def work() -> int:
        env = RiichiEnv(game_mode="4p-red-half")
        seen = env.reset()
        while not env.done():
            seen = env.step({player: agent.act(obs) for player, obs in seen.items()})
        return 1

    return work


def jansou_game() -> Callable[[], int]:
    from jansou.core.rules import Rules
    from jansou.game.agents import RandomAgent
    from jansou.game.environment import Environment

    seeds = iter(range(10**9))

    def work() -> int:
        seed = next(seeds)
        Environment(Rules(), seed=seed).run([RandomAgent(seed + i) for i in range(4)])
        return 1

    return work


def run() -> list[Row]:
    tenhou, sanma = ariari.load("tenhou"), ariari.load("daisuki-sanma")
    return [
        Row(HANCHAN, OURS, "play_batch, one thread", rate(batch(tenhou))),
        Row(HANCHAN, OURS, "play_batch, two threads", rate(batch(tenhou, threads=2))),
        Row(HANCHAN, OURS, "Table.legal and Table.play from Python", rate(stepped_games(tenhou))),
        Row(HANCHAN, "riichienv", "RiichiEnv with its RandomAgent", rate(riichienv_game())),
        Row(HANCHAN, "jansou", "Environment with its RandomAgent", rate(jansou_game())),
        Row(SANMA, OURS, "play_batch, one thread", rate(batch(sanma))),
        Row(HANDS, OURS, "play_batch, tenhou", rate(batch_count(tenhou, "rounds"))),
        Row(HANDS, OURS, "play_batch, daisuki-sanma", rate(batch_count(sanma, "rounds"))),
        Row(DECISIONS, OURS, "play_batch, tenhou", rate(batch_count(tenhou, "decisions"))),
        Row(DECISIONS, OURS, "play_batch, daisuki-sanma", rate(batch_count(sanma, "decisions"))),
        Row(STEPS, OURS, "Table.legal and Table.play, tenhou", rate(stepping(tenhou))),
        Row(STEPS, OURS, "Table.legal and Table.play, daisuki-sanma", rate(stepping(sanma))),
    ]
