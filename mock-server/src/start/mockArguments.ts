import { parseArgs } from 'node:util';

/** What `npm run mock` was told on its command line. */
export interface MockArguments {
  readonly services: readonly string[];
  readonly verbose: boolean;
}

/**
 * Reads `--service NAME` (several times, or several names with commas between; all services without it) and `--verbose`. Throws in words for
 * a name that no contract has and for anything else.
 */
export function mockArguments(given: readonly string[], known: readonly string[]): MockArguments {
  const { values } = parseArgs({
    args: [...given],
    options: { service: { type: 'string', multiple: true, default: [] }, verbose: { type: 'boolean', default: false } },
  });
  const wanted = [...new Set(values.service.flatMap((names) => names.split(',')).map((name) => name.trim()))];
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no contract of a service ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  return { services: wanted.length > 0 ? wanted : known, verbose: values.verbose };
}
