import { parseArgs } from 'node:util';

/** The command-line arguments of `npm run mock`. */
export interface MockArguments {
  readonly services: readonly string[];
  readonly verbose: boolean;
}

/** Says how the command is called. */
export const mockUsage = 'There is: npm run mock [-- --service NAME --verbose].';

/** Parses the options; an error of `parseArgs` itself would be printed with its stack. */
function parseOptions(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: { service: { type: 'string', multiple: true, default: [] }, verbose: { type: 'boolean', default: false } },
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${mockUsage}`);
  }
}

/**
 * Parses `--service NAME` (repeated, or names separated by commas; all services by default) and `--verbose`.
 * @throws an error with a message for an unknown service and for any other argument
 */
export function mockArguments(given: readonly string[], known: readonly string[]): MockArguments {
  const values = parseOptions(given);
  const requested = [...new Set(values.service.flatMap((names) => names.split(',')).map((name) => name.trim()))];
  const unknown = requested.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no contract of a service ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  return { services: requested.length > 0 ? requested : known, verbose: values.verbose };
}
