const combining = ['allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', 'patternProperties', '$ref'];

/**
 * Adds `additionalProperties: false` where `unevaluatedProperties: false` means the same, in a schema and all schemas within: Prism's generator of
 * dynamic responses supports only the older keyword.
 */
export function closeForGenerator(schema: unknown, seen = new Set<unknown>()): void {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
  seen.add(schema);
  if ('unevaluatedProperties' in schema && schema.unevaluatedProperties === false && !combining.some((keyword) => keyword in schema))
    Object.assign(schema, { additionalProperties: false });
  for (const inner of Object.values(schema)) closeForGenerator(inner, seen);
}
