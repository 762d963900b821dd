import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Rule } from './finding.ts';

/** What is wrong at one place of a value. */
export interface Fault {
  readonly rule: Rule;
  /** A JSON pointer into the value; empty for the value itself. */
  readonly pointer: string;
  readonly cause: string;
}

const step = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

function listed(values: unknown): string {
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(', ') : 'the documented values';
}

function faultOf({ keyword, instancePath, params, message }: ErrorObject): Fault {
  const at = (rule: Rule, cause: string, inner?: unknown): Fault => ({
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
      return at('wrong-value', `must be one of ${listed(params.allowedValues)}`);
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

/** A place without the numbers of list items: the same fault in every row of a list is one fault. */
const everyRow = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** What Ajv found, in words, each once; that no branch of a choice fits is left out where the reasons of its branches are there. */
export function faultsOf(errors: readonly ErrorObject[]): Fault[] {
  const isChoice = ({ keyword }: ErrorObject): boolean => ['oneOf', 'anyOf', 'allOf', 'if', '$ref'].includes(keyword);
  const reasons = errors.filter((error) => !isChoice(error));
  const found = new Map<string, Fault>();
  for (const error of reasons.length > 0 ? reasons : errors) {
    const fault = faultOf(error);
    const key = `${fault.rule} ${everyRow(fault.pointer)}`;
    if (!found.has(key)) found.set(key, fault);
  }
  return [...found.values()];
}
