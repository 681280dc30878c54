"""`ariari serve`: the browser app."""

from typing import Annotated

import typer


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8080,
    db: Annotated[
        str,
        typer.Option(help="Where tables are kept: an SQLAlchemy URL, SQLite or PostgreSQL.", metavar="URL"),
    ] = "sqlite:///ariari.db",
    per_hour: Annotated[
        int,
        typer.Option(
            min=0,
            help="How many tables, scorekeepers and records one address may begin within an hour; 0: any.",
            metavar="N",
        ),
    ] = 300,
    open_browser: Annotated[bool, typer.Option("--open", help="Open it in this machine's browser.")] = False,
) -> None:
    """Serve the browser app: the houses, scoring, playing, keeping score, replays."""
    try:
        from ..web.serve import serve as run
    except ModuleNotFoundError as error:
        typer.echo(f"ariari: the browser app needs {error.name}: pip install 'ariari[web]'", err=True)
        raise typer.Exit(1) from None
    try:
        run(host, port, db, open_browser=open_browser, per_hour=per_hour)
    except OSError as error:
        typer.echo(f"ariari: {host}:{port} cannot be listened at: {error.strerror}", err=True)
        raise typer.Exit(1) from None
