import { type ContractDocument, follow, type Located, type ParameterObject, type Reference, type Schema } from './document.ts';
import type { Check, Schemas } from './schemas.ts';
import { type Violation, violationsOf } from './violations.ts';

type Kind = 'string' | 'number' | 'boolean' | 'array' | 'json';

/** A parameter of an operation, prepared for reading and checking. */
interface Parameter {
  readonly name: string;
  readonly in: ParameterObject['in'];
  readonly key: string;
  readonly required: boolean;
  readonly kind: Kind;
  readonly itemKind: Kind;
  readonly fallback: unknown;
  readonly check: Check | undefined;
  readonly content: Check | undefined;
}

/** The values of a request's parameters; `content` holds the parsed values of JSON parameters. */
interface ParameterValues {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly header: Record<string, unknown>;
  readonly content: Record<string, unknown>;
}

/** The source of a request's parameters. */
interface ParameterSource {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  header(name: string): string | undefined | null;
}

/** Reads the parameters of one operation and adds their violations to `violations`. */
export type ParameterReader = (source: ParameterSource, violations: Violation[]) => ParameterValues;

function isSchemaObject(schema: unknown): schema is Exclude<Schema, boolean> {
  return typeof schema === 'object' && schema !== null;
}

function kindOf(document: ContractDocument, schema: unknown): Kind {
  if (!isSchemaObject(schema)) return 'string';
  if (typeof schema.$ref === 'string') return kindOf(document, follow<Schema>(document, { $ref: schema.$ref }, '').value);
  const types: unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (types.includes('array')) return 'array';
  if (types.includes('integer') || types.includes('number')) return 'number';
  return types.includes('boolean') ? 'boolean' : 'string';
}

/** Converts the text of a parameter to its type; a text that does not fit stays a text, which the check refuses. */
function coerce(text: string, kind: Kind): unknown {
  if (kind === 'number') return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

function describe(document: ContractDocument, schemas: Schemas, located: Located<ParameterObject>): Parameter {
  const { value: parameter, pointer } = located;
  const json = parameter.content?.['application/json'];
  const schema = isSchemaObject(parameter.schema) ? parameter.schema : undefined;
  const holdsJson = schema?.contentMediaType === 'application/json' && schema.contentSchema !== undefined;
  const kind = json ? 'json' : kindOf(document, schema);
  return {
    name: parameter.name,
    in: parameter.in,
    key: parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name,
    required: parameter.required === true,
    kind,
    itemKind: kind === 'array' ? kindOf(document, schema?.items) : kind,
    fallback: schema?.default,
    check: schema ? schemas.checkAt(`${pointer}/schema`, 'request') : undefined,
    content: json
      ? schemas.checkAt(`${pointer}/content/application~1json/schema`, 'request')
      : holdsJson
        ? schemas.checkAt(`${pointer}/schema/contentSchema`, 'request')
        : undefined,
  };
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function readContent(parameter: Parameter, text: string, values: ParameterValues, violations: Violation[]): void {
  const parsed = parseJson(text);
  if (!parsed) {
    violations.push({ attribute: parameter.name, reason: 'contentMediaType', message: 'is not JSON' });
    return;
  }
  const errors = parameter.content?.(parsed.value);
  if (!errors) values.content[parameter.name] = parsed.value;
  for (const { attribute, reason, message } of violationsOf(errors, parameter.name))
    violations.push({
      attribute: parameter.name,
      reason,
      message: attribute === parameter.name ? message : `has ${attribute}, which ${message}`,
    });
}

function read(parameter: Parameter, given: readonly string[], values: ParameterValues, violations: Violation[]): void {
  const [text] = given;
  if (text === undefined) {
    if (parameter.required) violations.push({ attribute: parameter.name, reason: 'required', message: 'is missing' });
    else if (parameter.fallback !== undefined && parameter.in !== 'cookie') values[parameter.in][parameter.name] = parameter.fallback;
    return;
  }
  if (given.some((one) => one.includes('\0'))) {
    violations.push({ attribute: parameter.name, reason: 'pattern', message: 'has a character that no text can have' });
    return;
  }
  if (given.length > 1 && parameter.kind !== 'array') {
    violations.push({ attribute: parameter.name, reason: 'maxItems', message: 'is given more than once' });
    return;
  }
  const value = parameter.kind === 'array' ? given.map((item) => coerce(item, parameter.itemKind)) : coerce(text, parameter.kind);
  const errors = parameter.check?.(value);
  if (errors) {
    for (const violation of violationsOf(errors, parameter.name)) violations.push({ ...violation, attribute: parameter.name });
    return;
  }
  if (parameter.in !== 'cookie') values[parameter.in][parameter.name] = value;
  if (parameter.content) readContent(parameter, text, values, violations);
}

/** Reads a query once: a lookup for each parameter would parse it each time. */
function textsByName(query: URLSearchParams): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [name, text] of query) {
    const known = texts.get(name);
    if (known) known.push(text);
    else texts.set(name, [text]);
  }
  return texts;
}

/** Prepares the reader of an operation's parameters; `open` allows unknown query parameters (required by RFC 6749 §3.1 of authorization servers). */
export function parameterReader(
  document: ContractDocument,
  schemas: Schemas,
  given: readonly { readonly parameter: ParameterObject | Reference; readonly pointer: string }[],
  open: boolean,
): ParameterReader {
  const byPlace = new Map<string, Parameter>();
  for (const { parameter, pointer } of given) {
    const described = describe(document, schemas, follow(document, parameter, pointer));
    byPlace.set(`${described.in} ${described.name}`, described);
  }
  const parameters = [...byPlace.values()];
  const queryNames = new Set(parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name));
  return (source, violations) => {
    const query = textsByName(source.query);
    const values: ParameterValues = { path: {}, query: {}, header: {}, content: {} };
    for (const parameter of parameters) {
      if (parameter.in === 'query') read(parameter, query.get(parameter.name) ?? [], values, violations);
      else if (parameter.in !== 'cookie') {
        const text = parameter.in === 'path' ? source.path[parameter.name] : source.header(parameter.key);
        read(parameter, text === undefined || text === null ? [] : [text], values, violations);
      }
    }
    if (!open)
      for (const name of query.keys())
        if (!queryNames.has(name)) violations.push({ attribute: name, reason: 'unknown', message: 'is not a parameter of this operation' });
    return values;
  };
}
