import type { ErrorObject } from 'ajv/dist/2020.js';

/** A violation of the contract by a message. */
export interface Violation {
  /** The name of the property or of the parameter. */
  readonly attribute: string;
  /** The violated JSON Schema keyword, or a word like `unknown`. */
  readonly reason: string;
  /** A description for logs. */
  readonly message: string;
}

function attributeAt(error: ErrorObject, whole: string): string {
  const inner: unknown =
    error.params.missingProperty ?? error.params.additionalProperty ?? error.params.unevaluatedProperty ?? error.params.tag;
  if (typeof inner === 'string') return inner;
  const path = error.instancePath.split('/').slice(1);
  // An item of a list is named after its list.
  const name = path.findLast((segment) => !/^\d+$/.test(segment));
  return name === undefined ? whole : name.replaceAll('~1', '/').replaceAll('~0', '~');
}

function reasonOf(error: ErrorObject): { reason: string; message: string } {
  switch (error.keyword) {
    case 'required':
      return { reason: 'required', message: 'is missing' };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { reason: error.keyword, message: 'is not known here' };
    case 'enum': {
      const allowed: unknown = error.params.allowedValues;
      return { reason: 'enum', message: `must be one of ${Array.isArray(allowed) ? allowed.join(', ') : 'the known values'}` };
    }
    case 'discriminator':
      return { reason: 'enum', message: 'must be one of the known values' };
    case 'const':
      return { reason: 'const', message: `must be ${String(error.params.allowedValue)}` };
    case 'false schema':
      return { reason: 'readOnly', message: 'cannot be sent in this direction' };
    default:
      return { reason: error.keyword, message: error.message ?? 'does not fit' };
  }
}

/** Converts Ajv's errors to violations, the first one of each attribute; `whole` names the value itself. */
export function violationsOf(errors: readonly ErrorObject[] | null | undefined, whole: string): Violation[] {
  const found = new Map<string, Violation>();
  // A discriminator error is less specific than the error of its property: missing, or not one of the known values.
  const [choices, others] = [true, false].map((choice) => (errors ?? []).filter(({ keyword }) => (keyword === 'discriminator') === choice));
  for (const error of [...(others ?? []), ...(choices ?? [])]) {
    const attribute = attributeAt(error, whole);
    if (!found.has(attribute)) found.set(attribute, { attribute, ...reasonOf(error) });
  }
  if (found.size > 1) found.delete(whole);
  return [...found.values()];
}

/** Formats violations as one sentence. */
export function formatViolations(violations: readonly Violation[]): string {
  return violations.map(({ attribute, message }) => `${attribute} ${message}`).join('; ');
}
