import { follow, type Operation, type ParameterObject, type Violation } from '@realmkit/contract-engine';
import { isJsonObject } from '@realmkit/openapi/json';
import { bodyJson, type Exchange } from '../exchange.ts';
import { describedOperation } from './documented.ts';
import type { Finding } from './finding.ts';
import type { TestedContract } from './testedContract.ts';

const keywords = new Set(
  (
    'type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems ' +
    'maxContains minContains maxProperties minProperties required dependentRequired properties patternProperties additionalProperties ' +
    'propertyNames allOf anyOf oneOf not if then else dependentSchemas items prefixItems contains unevaluatedItems unevaluatedProperties ' +
    'format contentEncoding contentMediaType contentSchema readOnly writeOnly discriminator nullable'
  ).split(' '),
);

const known = new WeakMap<TestedContract, ReadonlySet<string>>();

/** Returns the words that a contract writes as code, and the reasons in its examples. */
function wordsOf(contract: TestedContract): ReadonlySet<string> {
  const words =
    known.get(contract) ?? new Set([...JSON.stringify(contract.document).matchAll(/(?:`|"reason":")(\w+)/g)].map(([, word = '']) => word));
  known.set(contract, words);
  return words;
}

/** Returns the headers that an operation takes. */
const headersOf = (contract: TestedContract, operation: Operation): string[] =>
  (describedOperation(contract, operation).parameters ?? [])
    .map((one) => follow<ParameterObject>(contract.document, one, '').value)
    .flatMap(({ in: place, name }) => (place === 'header' ? [name.toLowerCase()] : []));

/** Names that services may write in more than one way, such as those that are pointers by chance, are not judged. */
const isPlain = (name: string): boolean => /^[\w-]+$/.test(name);

const stepsOf = (name: string): string[] => name.split(/[^\w-]+/);

/**
 * Judges what a refusal names of a request outside of the contract: what is at fault or what holds it, and as its reason a keyword of JSON Schema or a
 * word of the contract. Which of several faults it names is the service's own choice.
 */
export function attributeFindings(
  contract: TestedContract,
  operation: Operation,
  { request, response }: Exchange,
  violations: readonly Violation[],
): Pick<Finding, 'rule' | 'severity' | 'place' | 'cause'>[] {
  const given = Reflect.get(Object(bodyJson(response.body)), 'attributes');
  const named = (Array.isArray(given) ? given : []).flatMap((one) =>
    typeof one?.attribute === 'string' && typeof one.reason === 'string' ? [{ name: one.attribute, reason: one.reason }] : [],
  );
  if (named.length === 0 || violations.length === 0 || !violations.every(({ attribute }) => isPlain(attribute))) return [];
  const sent = bodyJson(request.body);
  const holding = isJsonObject(sent) ? Object.keys(sent).filter((name) => typeof sent[name] === 'object') : [];
  // A header, such as a signature, may be looked at before all else.
  const faulty = new Set([
    ...violations.map(({ attribute }) => attribute.toLowerCase()),
    ...holding,
    'body',
    'query',
    ...headersOf(contract, operation),
  ]);
  const error = (place: string, cause: string) =>
    ({ rule: 'wrong-value', severity: 'error', place: `answer body ${place}`, cause }) as const;
  const hit = named.findIndex(({ name }) => stepsOf(name.toLowerCase()).some((step) => faulty.has(step)));
  const [first] = violations;
  if (hit < 0)
    return [
      error(
        '/attributes',
        `names ${named.map(({ name }) => name.slice(0, 40)).join(', ')}, and at fault is ${first?.attribute} (${first?.message})`,
      ),
    ];
  const reason = named[hit]?.reason ?? '';
  if (!violations.every((one) => keywords.has(one.reason)) || keywords.has(reason) || wordsOf(contract).has(reason)) return [];
  return [
    error(`/attributes/${hit}/reason`, `is ${JSON.stringify(reason)}, which is no keyword of JSON Schema and no word of the contract`),
  ];
}
