import type * as z from 'zod/mini';

type Schema = z.core.JSONSchema.BaseSchema;

/** How many objects and lists stand inside each other in the deepest value of a schema; endless where it names itself. */
export function depthOfSchema(root: Schema): number {
  function depthOf(schema: Schema | boolean | undefined, above: readonly Schema[]): number {
    if (typeof schema !== 'object') return 0;
    if (above.includes(schema)) return Number.POSITIVE_INFINITY;
    const inside = [...above, schema];
    if (schema.$ref === '#') return depthOf(root, inside);
    if (schema.$ref) return depthOf(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''], inside);
    const {
      anyOf = [],
      oneOf = [],
      allOf = [],
      properties = {},
      items,
      prefixItems = [],
      additionalProperties,
    } = schema;
    const parts = [...Object.values(properties), ...prefixItems, additionalProperties, ...[items].flat()].filter(
      (part) => typeof part === 'object',
    );
    const isContainer = schema.type === 'object' || schema.type === 'array';
    return Math.max(
      isContainer ? 1 : 0,
      ...parts.map((part) => 1 + depthOf(part as Schema, inside)),
      ...[...anyOf, ...oneOf, ...allOf].map((part) => depthOf(part as Schema, inside)),
    );
  }
  return depthOf(root, []);
}
