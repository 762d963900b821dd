import { asList, asObject, asText, defined, type JsonObject } from '@realmkit/openapi/json';
import type { Resources } from '../provider/contractDataProvider.ts';
import type { GuessedField } from './GuessedField.ts';
import { referenceOf } from './referenceOf.ts';
import { resolveSchema } from './schemas.ts';

interface Place {
  readonly contract: JsonObject;
  /** The resource whose field it is, and all resources of the panel. */
  readonly name: string;
  readonly resources: Resources;
}

/** How deep objects are nested in a record before a guess would be no help. */
const maxDepth = 3;

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Returns the types of a schema but null. */
const typesOf = ({ type }: JsonObject): readonly unknown[] => (Array.isArray(type) ? type : [type]).filter((one) => one !== 'null');

/** Returns the schema of a value that is not null: that of the only other alternative. */
function withoutNull(contract: JsonObject, schema: JsonObject): JsonObject {
  const { oneOf, anyOf, ...own } = schema;
  const [only, ...others] = [...asList(oneOf), ...asList(anyOf)]
    .map((alternative) => resolveSchema(contract, alternative))
    .filter(({ type }) => type !== 'null');
  return only && others.length === 0 ? { ...only, ...own } : schema;
}

const choicesOf = (schema: JsonObject): readonly string[] | undefined => {
  const texts = asList(schema.enum).filter((one): one is string => typeof one === 'string');
  return texts.length > 0 ? texts : undefined;
};

function kindOf(schema: JsonObject, reference: string | undefined): GuessedField['kind'] {
  const [type] = typesOf(schema);
  if (type === 'array') return reference ? 'references' : 'list';
  if (type === 'object') return 'list';
  if (reference) return 'reference';
  if (choicesOf(schema)) return 'choice';
  if (type === 'boolean') return 'boolean';
  if (type === 'integer' || type === 'number') return 'number';
  return schema.format === 'date' || schema.format === 'date-time' ? 'date' : 'text';
}

/** Returns how many digits after the separator a number has: those of its step, or two. */
function fractionDigitsOf(schema: JsonObject): number | undefined {
  if (!typesOf(schema).includes('number')) return undefined;
  return numberOf(schema.multipleOf) === undefined ? 2 : (String(schema.multipleOf).split('.')[1] ?? '').length;
}

function fieldsOf(place: Place, given: unknown, source: string, flags: Pick<GuessedField, 'required' | 'readOnly'>): GuessedField[] {
  const schema = withoutNull(place.contract, resolveSchema(place.contract, given));
  const readOnly = flags.readOnly || schema.readOnly === true;
  const properties = asObject(schema.properties);
  const depth = source.split('.').length;
  if (Object.keys(properties).length > 0 && depth <= maxDepth) {
    const required = asList(schema.required);
    // The levels of an attribute say who may see and change it (admin §3); they are no fields.
    const names = Object.keys(properties).filter((name) => !('viewable' in properties && (name === 'viewable' || name === 'editable')));
    return names.flatMap((name) =>
      fieldsOf(place, properties[name], source === '' ? name : `${source}.${name}`, {
        required: flags.required && required.includes(name),
        readOnly,
      }),
    );
  }
  const reference = referenceOf(source, place);
  return [
    {
      source,
      kind: kindOf(schema, reference),
      required: flags.required,
      readOnly,
      ...defined({
        // No contract has a format for it.
        format: asText(schema.format) || (/password$/i.test(source) ? 'password' : undefined),
        choices: choicesOf(schema),
        reference,
        minLength: numberOf(schema.minLength),
        maxLength: numberOf(schema.maxLength),
        minimum: numberOf(schema.minimum),
        maximum: numberOf(schema.maximum),
        fractionDigits: fractionDigitsOf(schema),
      }),
    },
  ];
}

/**
 * Returns the fields that a schema of a contract describes: types, formats, choices, limits, what is required and what only the service sets, and
 * which fields name a record of another resource. Objects in objects become fields whose source has dots.
 * @param schema what `schemaOfPage` returns
 */
export const inferFields = (schema: JsonObject, place: Place): GuessedField[] =>
  Object.keys(asObject(schema.properties)).length === 0 ? [] : fieldsOf(place, schema, '', { required: true, readOnly: false });
