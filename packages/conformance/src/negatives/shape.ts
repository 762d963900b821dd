import { type ContractDocument, follow, type Schema } from '@realmkit/contract-engine';

/** The part of a schema that bad input is made from, with references resolved. */
export interface Shape {
  /** The JSON types that the value may have; empty if the schema names none. */
  readonly types: ReadonlySet<string>;
  readonly enumerated: boolean;
  /** The values that the schema lists. */
  readonly values: readonly unknown[];
  readonly default: unknown;
  /** The shape of the JSON that a text holds. */
  readonly content: Shape | undefined;
  readonly readOnly: boolean;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly maxLength: number | undefined;
  readonly pattern: RegExp | undefined;
  readonly format: string | undefined;
  /** The names of the properties that an object must have. */
  readonly required: readonly string[];
  readonly properties: ReadonlyMap<string, Shape>;
}

type Keywords = Exclude<Schema, boolean>;

function textsIn(value: unknown): string[] {
  return [value].flat().filter((item) => typeof item === 'string');
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function typesOf(schema: Keywords, branches: readonly Shape[]): string[] {
  const constants: unknown[] = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : [];
  const own = textsIn(schema.type);
  return own.length > 0 ? own : [...branches.flatMap(({ types }) => [...types]), ...constants.map((value) => typeof value)];
}

/** Reads a schema. Every branch of a choice counts; a property is required if all branches require it. */
export function shapeOf(document: ContractDocument, given: Schema | undefined): Shape {
  const { value } = follow<Schema>(document, given ?? {}, '');
  const schema: Keywords = typeof value === 'object' ? value : {};
  const choices: Schema[] = [schema.oneOf, schema.anyOf].find(Array.isArray) ?? [];
  const parts: Schema[] = Array.isArray(schema.allOf) ? schema.allOf : [];
  const branches = choices.map((branch) => shapeOf(document, branch));
  const all = [...branches, ...parts.map((part) => shapeOf(document, part))];
  const properties: Record<string, Schema> =
    typeof schema.properties === 'object' && schema.properties !== null ? { ...schema.properties } : {};
  const [first] = branches;
  return {
    types: new Set(typesOf(schema, all)),
    enumerated: Array.isArray(schema.enum) || 'const' in schema || all.some(({ enumerated }) => enumerated),
    values: Array.isArray(schema.enum) ? schema.enum : all.flatMap(({ values }) => values),
    default: schema.default,
    content: schema.contentSchema === undefined ? undefined : shapeOf(document, schema.contentSchema),
    readOnly: schema.readOnly === true,
    minimum: numberIn(schema.minimum),
    maximum: numberIn(schema.maximum),
    maxLength: numberIn(schema.maxLength),
    pattern: typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : undefined,
    format: typeof schema.format === 'string' ? schema.format : undefined,
    required: [
      ...textsIn(schema.required),
      ...all.slice(branches.length).flatMap(({ required }) => required),
      ...(first?.required.filter((name) => branches.every(({ required }) => required.includes(name))) ?? []),
    ],
    properties: new Map([
      ...all.flatMap((branch) => [...branch.properties]),
      ...Object.entries(properties).map(([name, property]) => [name, shapeOf(document, property)] as const),
    ]),
  };
}
