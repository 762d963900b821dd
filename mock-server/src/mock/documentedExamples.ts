import { type Preference, PreferenceError } from './preference.ts';
import type { Operation } from './prism.ts';

const codesOf = (operation: Operation) => operation.responses.map(({ code }) => code).sort();

const examplesOf = (operation: Operation, code: string) =>
  operation.responses
    .filter((response) => response.code === code)
    .flatMap((response) => response.contents ?? [])
    .flatMap((content) => content.examples ?? [])
    .map(({ key }) => key);

/**
 * Returns the status that a caller prefers, or the one of the preferred example; undefined without a preference. @throws {PreferenceError} with the
 * known values if the contract has no such status or example
 */
export function preferredCode(operation: Operation, { code, example }: Preference): number | undefined {
  const call = `${operation.method.toUpperCase()} ${operation.path}`;
  const codes = codesOf(operation);
  if (code !== undefined && !codes.includes(String(code)))
    throw new PreferenceError(`${call} has no status ${code}; it has ${codes.join(', ')}.`);
  if (example === undefined) return code;
  const candidates = code === undefined ? codes : [String(code)];
  const documented = candidates.find((candidate) => examplesOf(operation, candidate).includes(example));
  if (documented !== undefined) return Number(documented);
  const examples = candidates.flatMap((candidate) => examplesOf(operation, candidate));
  throw new PreferenceError(
    `${call} has no example ${example}${code === undefined ? '' : ` of ${code}`}; it has ${examples.join(', ') || 'none'}.`,
  );
}
