"""The model, its JSON Schema and its reference."""

import json
from pathlib import Path

import pydantic
import pytest

import ariari
from ariari.rules.keys import all_keys, beneath, settable_keys, value_of
from ariari.rules.reference import reference
from ariari.rules.schema import json_schema

ROOT = Path(__file__).resolve().parents[2]


def test_every_key_has_a_description_without_a_full_stop() -> None:
    for key in all_keys().values():
        if key.path.startswith("name."):
            continue
        assert key.description, key.path
        assert not key.description.endswith("."), key.path
        assert "\n" not in key.description, key.path


def test_amounts_have_a_unit() -> None:
    for key in settable_keys().values():
        if key.kind.startswith("number") and key.path != "bonus":
            assert key.unit, key.path


def test_a_ruleset_cannot_be_changed() -> None:
    rules = ariari.load("tenhou")
    with pytest.raises(pydantic.ValidationError):
        rules.value.kazoe = 20


def test_a_ruleset_prints_itself_in_a_line() -> None:
    rules = ariari.load("tenhou")
    assert repr(rules) == str(rules) == f"<Ruleset tenhou: 4 players, digest {rules.digest[:12]}>"


def test_the_keys_beneath_a_table() -> None:
    assert beneath("draws.noten") == ["pool", "each"]
    assert "draws" in beneath("")
    assert value_of(ariari.load("tenhou"), "settlement.half_and_half.base") is None


def test_the_schema_carries_descriptions_units_and_words() -> None:
    schema = json_schema()
    json.dumps(schema)
    assert "extends" in schema["properties"]
    assert "id" not in schema["properties"]
    kan = schema["$defs"]["Kan"]
    assert kan["additionalProperties"] is False
    assert kan["properties"]["dora_timing"]["enum"] == ["at-once", "open-after-discard", "after-discard"]
    assert kan["properties"]["min_draws"]["unit"] == "tiles"
    assert kan["properties"]["min_draws"]["description"]
    assert {"const": "none"} in schema["$defs"]["Value"]["properties"]["kazoe"]["anyOf"]
    assert '"null"' not in json.dumps(schema)


def test_the_reference_is_current() -> None:
    written = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert written == reference(), "run: python -m ariari.rules.reference > docs/rules.md"
