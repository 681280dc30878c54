"""One reader under atheris: `python -m fuzzing.target READER [libFuzzer's options] CORPUS…`."""

import inspect
import sys
from collections.abc import Iterator
from types import FunctionType, ModuleType

import atheris

from .mutation import mutated
from .readers import READERS, try_to_read

ROOM = "ariari.logs"


def functions() -> Iterator[FunctionType]:
    """Those of the room. An editable installation imports in a way of its own that cannot be watched."""
    for name, module in list(sys.modules.items()):
        if name == ROOM or name.startswith(f"{ROOM}."):
            yield from _own(module, name)


def _own(of: ModuleType | type, module: str) -> Iterator[FunctionType]:
    for value in vars(of).values():
        value = inspect.unwrap(value) if callable(value) else value
        value = getattr(value, "fget", value) or getattr(value, "__func__", value)
        if getattr(value, "__module__", None) != module:
            continue
        if isinstance(value, FunctionType):
            yield value
        elif isinstance(value, type):
            yield from _own(value, module)


def main() -> None:
    reader = READERS[sys.argv.pop(1)]
    for function in dict.fromkeys(functions()):
        atheris.instrument_func(function)

    def one(data: bytes) -> None:
        try_to_read(reader, data)

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        changed = mutated(bytes(data), seed) if seed % 4 else None
        return changed if changed is not None and len(changed) <= most else atheris.Mutate(data, most)

    atheris.Setup(sys.argv, one, custom_mutator=mutate)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
