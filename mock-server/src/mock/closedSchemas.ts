const combining = ['allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', 'patternProperties', '$ref'];

/**
 * Spells `unevaluatedProperties: false` as `additionalProperties: false`, too, wherever the two mean the same, in a schema and all within
 * it: Prism's generator of dynamic answers knows the older keyword alone.
 */
export function closeForGenerator(schema: unknown, seen = new Set<unknown>()): void {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
  seen.add(schema);
  if ('unevaluatedProperties' in schema && schema.unevaluatedProperties === false && !combining.some((keyword) => keyword in schema))
    Object.assign(schema, { additionalProperties: false });
  for (const inner of Object.values(schema)) closeForGenerator(inner, seen);
}
