import { isJsonObject } from '@realmkit/openapi/json';
import { type MediaObject, pointerTo, type RequestBodyObject } from './document.ts';
import { mediaTypeIn } from './mediaTypes.ts';
import type { Check, Schemas } from './schemas.ts';
import { isStorable, mayBeUnstorable } from './storable.ts';
import { type Violation, violationsOf } from './violations.ts';

/** A parsed body, and the parsed content of a text whose schema has a `contentSchema`. */
interface BodyValue {
  readonly value: unknown;
  readonly content?: unknown;
}

/** Parses and checks the body of one operation and adds its violations to `violations`. */
export type BodyReader = (text: string, contentType: string | undefined, violations: Violation[]) => BodyValue;

const nothing: BodyValue = { value: undefined };
const notJson: Violation = { attribute: 'body', reason: 'contentMediaType', message: 'is not JSON' };

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
export function bodyReader(schemas: Schemas, body: RequestBodyObject, pointer: string): BodyReader {
  const checks = new Map<string, Check>();
  const contentChecks = new Map<string, Check>();
  for (const [mediaType, media] of Object.entries<MediaObject>(body.content)) {
    const place = `${pointer}${pointerTo('content', mediaType, 'schema').slice(1)}`;
    checks.set(mediaType, media.schema === undefined ? () => undefined : schemas.checkAt(place, 'request'));
    if (isJsonObject(media.schema) && isJsonObject(media.schema.contentSchema))
      contentChecks.set(mediaType, schemas.checkAt(`${place}/contentSchema`, 'request'));
  }
  const known = [...checks.keys()].join(', ');
  return (text, contentType, violations) => {
    if (text === '') {
      if (body.required) violations.push({ attribute: 'body', reason: 'required', message: 'is missing' });
      return nothing;
    }
    const mediaType = mediaTypeIn(contentType);
    const check = checks.get(mediaType);
    if (!check) {
      violations.push({ attribute: 'Content-Type', reason: 'enum', message: `must be ${known}` });
      return nothing;
    }
    const value = parsed(text, mediaType);
    const checkContent = contentChecks.get(mediaType);
    const content = checkContent && parsed(text, 'application/json');
    // Texts that a database cannot store are refused here, before a query fails.
    if (mayBeUnstorable(text) && !isStorable([value?.value, content?.value])) {
      violations.push({ attribute: 'body', reason: 'pattern', message: 'has a character that no text can have' });
      return nothing;
    }
    violations.push(...(value ? violationsOf(check(value.value), 'body') : [notJson]));
    if (!value || !checkContent) return value ?? nothing;
    violations.push(...(content ? violationsOf(checkContent(content.value), 'body') : [notJson]));
    return { ...value, content: content?.value };
  };
}
