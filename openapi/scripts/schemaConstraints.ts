const keywords = ['pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum'] as const;

/** The JSON Schema keywords that limit a value, of those that forms and imports check. */
export type Constraint = Partial<Record<(typeof keywords)[number], unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the value at a path of keys. */
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, key) => (isObject(found) ? found[key] : undefined), value);

/**
 * Returns the constraints of a schema's properties by name; properties without constraints are left out.
 * @param path the schema below `components/schemas`, such as `GroupChange/properties/data`.
 * @throws Error if the contract has no such schema with constraints, so that a renamed schema does not empty what is generated.
 */
export function schemaConstraints(contract: unknown, path: string): Record<string, Constraint> {
  const resolved = (schema: unknown): unknown =>
    isObject(schema) && typeof schema.$ref === 'string' ? { ...schema, ...resolvedAt(schema.$ref.split('/').slice(1)) } : schema;
  const resolvedAt = (keys: readonly string[]): object => {
    const found = resolved(at(contract, keys));
    return isObject(found) ? found : {};
  };
  const properties = at(resolvedAt(['components', 'schemas', ...path.split('/')]), ['properties']);
  const constraints = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, property]) => {
    const schema = resolved(property);
    const limits = keywords.flatMap((keyword) => (isObject(schema) && keyword in schema ? [[keyword, schema[keyword]]] : []));
    return limits.length === 0 ? [] : [[name, Object.fromEntries(limits)]];
  });
  if (constraints.length === 0) throw new Error(`The contract has no constraints at components/schemas/${path}`);
  return Object.fromEntries(constraints);
}
