import { documentedStatus } from '@realmkit/openapi/documented-status';
import { type Preference, PreferenceError } from './preference.ts';
import type { Operation } from './prism.ts';

const codesOf = (operation: Operation) => operation.responses.map(({ code }) => code).sort();

const examplesOf = (operation: Operation, code: string) =>
  operation.responses
    .filter((response) => response.code === code)
    .flatMap((response) => response.contents ?? [])
    .flatMap((content) => content.examples ?? [])
    .map(({ key }) => key);

/** Returns the first status that a range such as `4XX` stands for, and 500 for `default`, which is about errors. */
const statusNamed = (name: string): number => (name === 'default' ? 500 : Number(name.replaceAll('X', '0')));

/** Returns an operation with the response of one of its ranges, or of `default`, under the status itself: Prism knows no ranges. */
export function withStatus(operation: Operation, code: number | undefined): Operation {
  const name = code === undefined ? undefined : documentedStatus(codesOf(operation), code);
  const documented = operation.responses.find((response) => response.code === name);
  return documented === undefined || name === String(code)
    ? operation
    : { ...operation, responses: [{ ...documented, code: String(code) }] };
}

/**
 * Returns the status that a caller prefers, or the one of the preferred example; undefined without a preference. @throws {PreferenceError} with the
 * known values if the contract has no such status or example
 */
export function preferredCode(operation: Operation, { code, example }: Preference): number | undefined {
  const call = `${operation.method.toUpperCase()} ${operation.path}`;
  const codes = codesOf(operation);
  if (code !== undefined && documentedStatus(codes, code) === undefined)
    throw new PreferenceError(`${call} has no status ${code}; it has ${codes.join(', ')}.`);
  if (example === undefined) return code;
  const candidates = code === undefined ? codes : [documentedStatus(codes, code) ?? ''];
  const documented = candidates.find((candidate) => examplesOf(operation, candidate).includes(example));
  if (documented !== undefined) return code ?? statusNamed(documented);
  const examples = candidates.flatMap((candidate) => examplesOf(operation, candidate));
  throw new PreferenceError(
    `${call} has no example ${example}${code === undefined ? '' : ` of ${code}`}; it has ${examples.join(', ') || 'none'}.`,
  );
}
