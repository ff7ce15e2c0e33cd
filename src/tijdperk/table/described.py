"""What the description of the HTTP API says, kept to the letter: types of bodies, methods of addresses."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.exceptions import ClientException
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition

from tijdperk.table.messages import Message


class ExactRequest(Request[Any, Any, Any]):
    """A body has the types that are described: 0 is not taken for false, nor "5" for a number."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation if field else Any)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ClientException(str(error)) from None


class NothingUnknown(OpenAPISchemaPlugin):
    """A message of ours has no other fields than those described, and its description says so."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(Message)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        supports = schema_creator.plugin_supports_field
        others = (one for one in schema_creator.plugins if one is not self)
        usual = next(one for one in others if supports(one, field_definition))
        schema: Schema = usual.to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema


def methods_at(app: Litestar, template: str) -> str:
    """Every method of an address, whichever handlers they belong to."""
    routes = [one for one in app.routes if isinstance(one, HTTPRoute) and one.path_format == template]
    return ", ".join(sorted({method for route in routes for method in route.methods}))
