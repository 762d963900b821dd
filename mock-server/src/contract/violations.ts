import type { ErrorObject } from 'ajv/dist/2020.js';

/** One way in which a message is outside of its contract. */
export interface Violation {
  /** The name of the property or the parameter. */
  readonly attribute: string;
  /** The JSON Schema keyword that is broken, or a word like `unknown`. */
  readonly reason: string;
  /** The same in words, for people who read logs. */
  readonly words: string;
}

function attributeAt(error: ErrorObject, whole: string): string {
  const inner: unknown =
    error.params.missingProperty ?? error.params.additionalProperty ?? error.params.unevaluatedProperty ?? error.params.tag;
  if (typeof inner === 'string') return inner;
  const path = error.instancePath.split('/').slice(1);
  // A place in a list goes by the name of the list.
  const name = path.findLast((segment) => !/^\d+$/.test(segment));
  return name === undefined ? whole : name.replaceAll('~1', '/').replaceAll('~0', '~');
}

function reasonOf(error: ErrorObject): { reason: string; words: string } {
  switch (error.keyword) {
    case 'required':
      return { reason: 'required', words: 'is missing' };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { reason: error.keyword, words: 'is not known here' };
    case 'enum': {
      const allowed: unknown = error.params.allowedValues;
      return { reason: 'enum', words: `must be one of ${Array.isArray(allowed) ? allowed.join(', ') : 'the known values'}` };
    }
    case 'discriminator':
      return { reason: 'enum', words: 'must be one of the known values' };
    case 'const':
      return { reason: 'const', words: `must be ${String(error.params.allowedValue)}` };
    case 'false schema':
      return { reason: 'readOnly', words: 'cannot be sent in this direction' };
    default:
      return { reason: error.keyword, words: error.message ?? 'does not fit' };
  }
}

/** What Ajv found as violations, the first one of each attribute; `whole` names the value itself. */
export function violationsOf(errors: readonly ErrorObject[] | null | undefined, whole: string): Violation[] {
  const found = new Map<string, Violation>();
  // That no branch is meant says less than why: it is missing, or not one of the values that there are.
  const [choices, others] = [true, false].map((choice) => (errors ?? []).filter(({ keyword }) => (keyword === 'discriminator') === choice));
  for (const error of [...(others ?? []), ...(choices ?? [])]) {
    const attribute = attributeAt(error, whole);
    if (!found.has(attribute)) found.set(attribute, { attribute, ...reasonOf(error) });
  }
  if (found.size > 1) found.delete(whole);
  return [...found.values()];
}

/** Violations as one sentence. */
export function formatViolations(violations: readonly Violation[]): string {
  return violations.map(({ attribute, words }) => `${attribute} ${words}`).join('; ');
}
