import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Rule } from './finding.ts';

/** A schema violation at one place of a value. */
export interface SchemaViolation {
  readonly rule: Rule;
  /** A JSON pointer into the value; empty for the value itself. */
  readonly pointer: string;
  readonly cause: string;
}

const step = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

function formatValues(values: unknown): string {
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(', ') : 'the documented values';
}

function violationOf({ keyword, instancePath, params, message }: ErrorObject): SchemaViolation {
  const at = (rule: Rule, cause: string, inner?: unknown): SchemaViolation => ({
    rule,
    cause,
    pointer: typeof inner === 'string' ? instancePath + step(inner) : instancePath,
  });
  switch (keyword) {
    case 'required':
      return at('missing-property', 'is missing', params.missingProperty);
    case 'additionalProperties':
      return at('unknown-property', 'is not in the contract', params.additionalProperty);
    case 'unevaluatedProperties':
      return at('unknown-property', 'is not in the contract', params.unevaluatedProperty);
    case 'false schema':
      return at('write-only-leaked', 'is writeOnly and may not be answered');
    case 'type':
      return at('wrong-type', `must be ${[params.type].flat().join(' or ')}`);
    case 'enum':
      return at('wrong-value', `must be one of ${formatValues(params.allowedValues)}`);
    case 'const':
      return at('wrong-value', `must be ${JSON.stringify(params.allowedValue)}`);
    case 'discriminator':
      return at('wrong-value', 'must be one of the documented values', params.tag);
    case 'oneOf':
    case 'anyOf':
      return at('wrong-value', 'fits none of the documented forms');
    default:
      return at('wrong-value', message ?? `breaks ${keyword}`);
  }
}

/** Replaces list indexes in a pointer, so that the same violation in every row counts once. */
const everyRow = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** Converts Ajv's errors, each place once; drops the error of a choice if the errors of its branches are known. */
export function schemaViolationsOf(errors: readonly ErrorObject[]): SchemaViolation[] {
  const isChoice = ({ keyword }: ErrorObject): boolean => ['oneOf', 'anyOf', 'allOf', 'if', '$ref'].includes(keyword);
  const reasons = errors.filter((error) => !isChoice(error));
  const found = new Map<string, SchemaViolation>();
  for (const error of reasons.length > 0 ? reasons : errors) {
    const violation = violationOf(error);
    const key = `${violation.rule} ${everyRow(violation.pointer)}`;
    if (!found.has(key)) found.set(key, violation);
  }
  return [...found.values()];
}
