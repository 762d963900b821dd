import { asObject, type JsonObject, resolveReference } from '../src/json.ts';

const keywords = ['pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum'] as const;

/** The JSON Schema keywords that limit a value, of those that forms and imports check. */
export type Constraint = Partial<Record<(typeof keywords)[number], unknown>>;

/**
 * Returns the constraints of a schema's properties by name; properties without constraints are left out.
 * @param path the schema below `components/schemas`, such as `GroupChange/properties/data`.
 * @throws Error if the contract has no such schema with constraints, so that a renamed schema does not empty what is generated.
 */
export function schemaConstraints(contract: JsonObject, path: string): Record<string, Constraint> {
  const resolved = (value: unknown): JsonObject => {
    const node = asObject(value);
    return '$ref' in node ? { ...node, ...resolved(resolveReference(contract, node)) } : node;
  };
  const schema = resolved({ $ref: `#/components/schemas/${path}` });
  const constraints = Object.entries(asObject(schema.properties)).flatMap(([name, property]) => {
    const limited = resolved(property);
    const limits = keywords.flatMap((keyword) => (keyword in limited ? [[keyword, limited[keyword]]] : []));
    return limits.length === 0 ? [] : [[name, Object.fromEntries(limits)]];
  });
  if (constraints.length === 0) throw new Error(`The contract has no constraints at components/schemas/${path}`);
  return Object.fromEntries(constraints);
}
