import {
  type ContractDocument,
  follow,
  type MediaObject,
  pointerTo,
  type Reference,
  type RequestBodyObject,
  type Schema,
} from './document.ts';
import type { Schemas } from './schemas.ts';
import { isStorable, mayBeUnstorable } from './storable.ts';
import { type Violation, violationsOf } from './violations.ts';

type BodyCheck = (value: unknown) => Violation[];
/** A body as it came, parsed, and what a text holds where its schema has a `contentSchema`. */
export interface BodyValue {
  readonly value: unknown;
  readonly content?: unknown;
}

/** Parses and checks the body of one operation, adding what breaks the contract to `violations`. */
export type BodyReader = (text: string, contentType: string | undefined, violations: Violation[]) => BodyValue;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function constantsOf(schema: unknown): Map<string, unknown> {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  return new Map(Object.entries(properties).flatMap(([name, inner]) => (isObject(inner) && 'const' in inner ? [[name, inner.const]] : [])));
}

/**
 * The check of a body. Where the schema is a `oneOf` whose branches differ by the constant of one property, only the branch
 * that the caller chose is checked: the reasons of the others would say nothing to them.
 */
function bodyCheck(document: ContractDocument, schemas: Schemas, schema: Schema | undefined, pointer: string): BodyCheck {
  if (schema === undefined) return () => [];
  const located = follow<Schema>(document, schema, pointer);
  const branches = isObject(located.value) && Array.isArray(located.value.oneOf) ? located.value.oneOf : [];
  const choices = branches.map((branch: Schema | Reference, index) =>
    follow<Schema>(document, branch, `${located.pointer}/oneOf/${index}`),
  );
  const name = [...constantsOf(choices[0]?.value).keys()].find((key) => choices.every((choice) => constantsOf(choice.value).has(key)));
  if (name === undefined) {
    const check = schemas.checkAt(located.pointer, 'request');
    return (value) => (check(value) ? [] : violationsOf(check.errors, 'body'));
  }
  const byConstant = new Map(choices.map((choice) => [constantsOf(choice.value).get(name), schemas.checkAt(choice.pointer, 'request')]));
  return (value) => {
    const chosen = isObject(value) ? value[name] : undefined;
    const check = byConstant.get(chosen);
    if (check) return check(value) ? [] : violationsOf(check.errors, 'body');
    if (chosen === undefined) return [{ attribute: name, reason: 'required', words: 'is missing' }];
    return [{ attribute: name, reason: 'enum', words: `must be one of ${[...byConstant.keys()].join(', ')}` }];
  };
}

const nothing: BodyValue = { value: undefined };
const notJson: Violation = { attribute: 'body', reason: 'contentMediaType', words: 'is not JSON' };

function parsed(text: string, mediaType: string): { readonly value: unknown } | undefined {
  if (mediaType === 'text/plain') return { value: text };
  if (mediaType === 'application/x-www-form-urlencoded') return { value: Object.fromEntries(new URLSearchParams(text)) };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Prepares the reader of an operation's body. */
export function bodyReader(document: ContractDocument, schemas: Schemas, body: RequestBodyObject, pointer: string): BodyReader {
  const checks = new Map<string, BodyCheck>();
  const contentChecks = new Map<string, BodyCheck>();
  for (const [mediaType, media] of Object.entries<MediaObject>(body.content)) {
    const place = `${pointer}${pointerTo('content', mediaType, 'schema').slice(1)}`;
    checks.set(mediaType, bodyCheck(document, schemas, media.schema, place));
    if (isObject(media.schema) && isObject(media.schema.contentSchema))
      contentChecks.set(mediaType, bodyCheck(document, schemas, media.schema.contentSchema, `${place}/contentSchema`));
  }
  const known = [...checks.keys()].join(', ');
  return (text, contentType, violations) => {
    if (text === '') {
      if (body.required) violations.push({ attribute: 'body', reason: 'required', words: 'is missing' });
      return nothing;
    }
    const mediaType = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
    const check = checks.get(mediaType);
    if (!check) {
      violations.push({ attribute: 'Content-Type', reason: 'enum', words: `must be ${known}` });
      return nothing;
    }
    const value = parsed(text, mediaType);
    const checkContent = contentChecks.get(mediaType);
    const content = checkContent && parsed(text, 'application/json');
    // What no database keeps is said here, and not found out by a failure later.
    if (mayBeUnstorable(text) && !isStorable([value?.value, content?.value])) {
      violations.push({ attribute: 'body', reason: 'pattern', words: 'has a character that no text can have' });
      return nothing;
    }
    violations.push(...(value ? check(value.value) : [notJson]));
    if (!value || !checkContent) return value ?? nothing;
    violations.push(...(content ? checkContent(content.value) : [notJson]));
    return { ...value, content: content?.value };
  };
}
