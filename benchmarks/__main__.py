"""Runs the benchmarks, prints their table, and keeps it in RESULTS.md when all were run."""

import importlib
import pkgutil
import sys
from pathlib import Path

from .harness import Row, report, table

HERE = Path(__file__).parent


def main(names: list[str]) -> int:
    """Measures the named benchmarks, or all. Exit status 2 for a name that is not one."""
    modules = [m.name for m in pkgutil.iter_modules([str(HERE)]) if not m.ispkg]
    known = [name for name in modules if name not in ("__main__", "harness")]
    unknown = [n for n in names if n not in known]
    if unknown:
        print(f"there is no benchmark {unknown[0]}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    rows: list[Row] = []
    notes: list[str] = []
    for name in names or known:
        print(f"{name} …", file=sys.stderr)
        module = importlib.import_module(f".{name}", __package__)
        rows += module.run()
        if hasattr(module, "notes"):  # what a rate cannot tell
            notes.append(module.notes())
    print("\n\n".join([table(rows), *notes]))
    if not names:
        (HERE / "RESULTS.md").write_text(report(rows, notes), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
