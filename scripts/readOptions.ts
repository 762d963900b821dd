import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Parses the options of a command. Prints how it is called and ends the process after `--help`, and with 2 after an option that it does not have. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options, usage: string) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}
