"""Settings: from flags, the environment and one TOML file, in this order."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_config_path, user_data_path

from tacora.rules.errors import Problem

Days = Annotated[float, Meta(gt=0)]


class SettingsError(Problem):
    """Settings that cannot be used."""


class BadSetting(SettingsError):
    """The setting {name} in {source} cannot be used: {reason}."""


class UnknownSetting(SettingsError):
    """There is no setting {name} ({source})."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a server runs; `words/*/server.ftl` explains each (`setting-…`)."""

    host: str = "0.0.0.0"  # noqa: S104, the point is to be found on the local network
    port: Annotated[int, Meta(ge=0, le=65535)] = 7470
    store: str = ""  # nothing: a file in the platform's data folder
    bus: str = ""  # nothing: what the store offers
    origins: tuple[str, ...] = ()
    proxies: str = "127.0.0.1"
    browser: bool = True
    rate: Annotated[float, Meta(gt=0)] = 10.0
    burst: Annotated[float, Meta(ge=1)] = 40.0
    visits: Annotated[float, Meta(gt=0)] = 20.0
    connections: Annotated[int, Meta(ge=1)] = 1000
    keep_finished: Days = 365.0
    keep_idle: Days = 30.0
    keep_people: Days = 400.0
    log: Annotated[str, Meta(pattern="^(text|json)$")] = "text"
    log_level: Annotated[str, Meta(pattern="^(debug|info|warning|error)$")] = "info"

    @property
    def database(self) -> str:
        """Where the memory is."""
        return self.store or str(user_data_path("tacora") / "tacora.db")


def default_file() -> Path:
    """Where the settings file is looked for."""
    return user_config_path("tacora") / "server.toml"


def load(
    flags: Mapping[str, Any],
    environ: Mapping[str, str] = os.environ,
    file: Path | None = None,
) -> Settings:
    """The settings: a flag counts more than the environment, that more than the file.

    `TACORA_KEEP_IDLE=7` in the environment is `keep_idle = 7` in the file and
    `--keep-idle 7` as a flag.
    """
    found: dict[str, tuple[Any, str]] = {}
    path = file or default_file()
    if file is not None or path.exists():
        found |= {key: (value, str(path)) for key, value in _read(path).items()}
    for name in Settings.__struct_fields__:
        variable = f"TACORA_{name.upper()}"
        if variable in environ:
            found[name] = environ[variable], variable
        if flags.get(name) is not None:
            found[name] = flags[name], f"--{name.replace('_', '-')}"
    return Settings(**{k: _checked(k, *found[k]) for k in found})


def _read(path: Path) -> dict[str, Any]:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=dict[str, Any])
    except (OSError, msgspec.DecodeError) as error:
        raise BadSetting(name="", source=str(path), reason=str(error)) from None


def _checked(name: str, value: object, source: str) -> Any:
    types = {f.encode_name: f.type for f in msgspec.structs.fields(Settings)}
    if name not in types:
        raise UnknownSetting(name=name, source=source)
    if name == "origins" and isinstance(value, str):
        value = [origin.strip() for origin in value.split(",")]
    try:
        return msgspec.convert(value, types[name], strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(name=name, source=source, reason=str(error)) from None
