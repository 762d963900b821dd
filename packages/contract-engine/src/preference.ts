import { invalid } from './httpError.ts';
import type { Operation } from './operation.ts';
import type { HandlerResult, ResponseDefinition } from './responses.ts';

function parsePreferences(header: string): Map<string, string> {
  return new Map(
    header
      .split(/[,;]/)
      .map((preference) => preference.trim().split('='))
      .flatMap(([name, value]) => (name && value ? [[name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')]] : [])),
  );
}

/** Returns a documented response with one of its examples, the first unless one is named, and the examples of its headers. */
export function exampleResult({ status, mediaType, examples, exampleHeaders }: ResponseDefinition, example?: string): HandlerResult {
  const body = example === undefined ? [...examples.values()][0] : examples.get(example);
  return { status, headers: { ...exampleHeaders, ...(mediaType !== undefined && { 'Content-Type': mediaType }) }, body };
}

/**
 * Returns the documented example that a header `Prefer: code=404, example=deleted` selects, or undefined if it selects none. @throws a 400 if the
 * contract does not have it
 */
export function preferredExample(operation: Operation, header: string | null | undefined): HandlerResult | undefined {
  if (!header) return undefined;
  const preferences = parsePreferences(header);
  const code = preferences.get('code');
  const example = preferences.get('example');
  if (code === undefined && example === undefined) return undefined;
  const documented =
    code === undefined
      ? [...operation.responses.values()].find((definition) => example !== undefined && definition.examples.has(example))
      : operation.responses.get(Number(code));
  if (!documented)
    throw invalid(`${operation.id} documents ${code === undefined ? `no example ${example}` : `no status ${code}`}.`, {
      attribute: 'Prefer',
      reason: 'unknown',
    });
  if (example !== undefined && !documented.examples.has(example))
    throw invalid(`${operation.id} documents no example ${example} of ${documented.status}.`, { attribute: 'Prefer', reason: 'unknown' });
  return exampleResult(documented, example);
}
