import { isJsonObject } from '../../json.ts';

type Schema = Record<string, unknown>;

/** What says something about a schema's values without limiting them. */
const annotations = new Set(['title', 'description', 'default', 'deprecated', 'readOnly', 'writeOnly', 'example', 'externalDocs', 'xml']);
const isAnnotation = (name: string) => annotations.has(name) || name.startsWith('x-');

/** Lets a schema take null: 3.1 has a list of types, or an alternative where a schema has none of its own. */
function allowNull(schema: Schema): void {
  delete schema.nullable;
  if (typeof schema.type === 'string') {
    schema.type = [schema.type, 'null'];
    return;
  }
  const limiting = Object.entries(schema).filter(([name]) => !isAnnotation(name));
  // A schema that limits nothing takes null already.
  if (limiting.length === 0) return;
  for (const [name] of limiting) delete schema[name];
  schema.anyOf = [Object.fromEntries(limiting), { type: 'null' }];
}

/** Replaces 3.0's boolean beside a bound by the bound itself. */
function raiseBound(schema: Schema, bound: 'minimum' | 'maximum', exclusive: 'exclusiveMinimum' | 'exclusiveMaximum'): void {
  if (typeof schema[exclusive] !== 'boolean') return;
  const isExclusive = schema[exclusive];
  delete schema[exclusive];
  if (!isExclusive || schema[bound] === undefined) return;
  schema[exclusive] = schema[bound];
  delete schema[bound];
}

/**
 * Raises a schema of OpenAPI 3.0 to 3.1 in place. `nullable` is read as it is meant, also where 3.0 gives it no effect: beside a reference, whose other
 * neighbours 3.0 ignores.
 */
export function raiseSchema(given: unknown): void {
  if (!isJsonObject(given)) return;
  const schema: Schema = given;
  if (typeof schema.$ref === 'string')
    for (const name of Object.keys(schema)) if (name !== '$ref' && name !== 'nullable' && !isAnnotation(name)) delete schema[name];
  raiseBound(schema, 'minimum', 'exclusiveMinimum');
  raiseBound(schema, 'maximum', 'exclusiveMaximum');
  if (schema.nullable === true) allowNull(schema);
  else delete schema.nullable;
}
