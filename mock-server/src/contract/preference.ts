import type { HandlerResult } from './answers.ts';
import { invalid } from './httpError.ts';
import type { Operation } from './operation.ts';

function wishes(header: string): Map<string, string> {
  return new Map(
    header
      .split(/[,;]/)
      .map((wish) => wish.trim().split('='))
      .flatMap(([name, value]) => (name && value ? [[name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')]] : [])),
  );
}

/** The documented example that a header `Prefer: code=404, example=deleted` asks for; undefined where it asks for none. Throws a 400 for what the contract does not have. */
export function preferredAnswer(operation: Operation, header: string | null | undefined): HandlerResult | undefined {
  if (!header) return undefined;
  const wanted = wishes(header);
  const code = wanted.get('code');
  const example = wanted.get('example');
  if (code === undefined && example === undefined) return undefined;
  const documented =
    code === undefined
      ? [...operation.answers.values()].find((answer) => example !== undefined && answer.examples.has(example))
      : operation.answers.get(Number(code));
  if (!documented)
    throw invalid(`${operation.id} documents ${code === undefined ? `no example ${example}` : `no status ${code}`}.`, {
      attribute: 'Prefer',
      reason: 'unknown',
    });
  if (example !== undefined && !documented.examples.has(example))
    throw invalid(`${operation.id} documents no example ${example} of ${documented.status}.`, { attribute: 'Prefer', reason: 'unknown' });
  const body = example === undefined ? [...documented.examples.values()][0] : documented.examples.get(example);
  const contentType = documented.mediaType === undefined ? {} : { 'Content-Type': documented.mediaType };
  return { status: documented.status, headers: { ...documented.exampleHeaders, ...contentType }, body };
}
