"""The description of the API for programs: OpenAPI, from the calls themselves."""

import re
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from tacora.wire import Refused, schema

from .endpoint import STATUS, Call
from .routes import CALLS


def openapi() -> dict[str, Any]:
    """The whole description."""
    kinds = [kind for call in CALLS for kind in (call.takes, call.gives) if kind]
    schemas, components = msgspec.json.schema_components(
        [*kinds, Refused], ref_template="#/components/schemas/{name}"
    )
    found = dict(zip(map(str, [*kinds, Refused]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _call(call, found)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tacora",
            "version": version("tacora"),
            "description": "Tables online. A table's events come over its socket, "
            "`/api/tables/{code}/socket?from=0`; see the JSON Schema of messages.",
        },
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "tacora"},
            },
        },
    }


def _call(call: Call, found: dict[str, Any]) -> dict[str, Any]:
    does = (call.does.__doc__ or "").strip()
    answer: dict[str, Any] = {"description": does}
    if call.gives is not None:
        answer["content"] = _json(found[str(call.gives)])
    codes = sorted({*STATUS.values(), 409})
    described: dict[str, Any] = {
        "operationId": call.does.__name__,
        "summary": does,
        "responses": {
            str(call.status): answer,
            **{
                str(code): {
                    "description": "Refused; the code says why.",
                    "content": _json(found[str(Refused)]),
                }
                for code in codes
            },
        },
    }
    parameters = [_parameter(name) for name in re.findall(r"{(\w+)}", call.path)]
    if call.path.endswith("/events"):
        number = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
        parameters.append({"name": "from", "in": "query", "schema": number})
    if call.path.endswith("/invitation"):
        one = {"type": "integer", "const": 1}
        parameters.append({"name": "pad", "in": "query", "schema": one})
    if parameters:
        described["parameters"] = parameters
    if call.takes is not None:
        content = _json(found[str(call.takes)])
        described["requestBody"] = {"required": True, "content": content}
    if call.known:
        described["security"] = [{"token": []}, {"cookie": []}]
    return described


def _parameter(name: str) -> dict[str, Any]:
    kind: dict[str, Any] = {"type": "string", "pattern": "^[a-z0-9]{1,16}$"}
    if name == "seat":
        kind = {"type": "integer", "minimum": 0, "maximum": 7}
    return {"name": name, "in": "path", "required": True, "schema": kind}


def _json(kind: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": kind}}


def main(folder: str) -> None:
    """Write both descriptions into a folder."""
    for name, described in (("openapi", openapi()), ("messages", schema())):
        text = msgspec.json.format(msgspec.json.encode(described), indent=2)
        Path(folder, f"{name}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main(sys.argv[1])
