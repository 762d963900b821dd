import { parseArgs } from 'node:util';

/** What `npm run conform -- run` was told. */
export interface RunArguments {
  readonly verb: 'run';
  readonly service: string;
  readonly target: string;
  /** Undefined: the target is our own sandbox. */
  readonly config: string | undefined;
  readonly report: string | undefined;
  readonly allowWrites: boolean;
  readonly strict: boolean;
  readonly withExtensions: boolean;
}

/** What `npm run conform -- record` was told. */
export interface RecordArguments {
  readonly verb: 'record';
  readonly service: string;
  readonly target: string;
  readonly port: number;
  /** Its accepted deviations count here, too. */
  readonly config: string | undefined;
  readonly report: string | undefined;
  readonly strict: boolean;
}

/** How the command is used, for people. */
export const usage = `npm run conform -- run --service NAME --target URL --config FILE [--report DIR] [--allow-writes] [--strict] [--with-extensions]
npm run conform -- record --service NAME --target URL --port NUMBER [--config FILE] [--report DIR] [--strict]`;

const options = {
  service: { type: 'string' },
  target: { type: 'string' },
  config: { type: 'string' },
  report: { type: 'string' },
  port: { type: 'string' },
  'allow-writes': { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  'with-extensions': { type: 'boolean', default: false },
} as const;

function addressOf(target: string | undefined): string {
  if (target === undefined || !URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol))
    throw new Error('--target must be the http(s) address of the service.');
  return target.replace(/\/+$/, '');
}

/** Reads the command line. Throws in words for what it does not know. */
export function conformArguments(given: readonly string[], known: readonly string[]): RunArguments | RecordArguments {
  const [verb, ...rest] = given;
  if (verb !== 'run' && verb !== 'record') throw new Error('The first word must be run or record.');
  const { values } = parseArgs({ args: rest, options });
  const { service, report, strict } = values;
  if (service === undefined || !known.includes(service)) throw new Error(`--service must be one of ${known.join(', ')}.`);
  const target = addressOf(values.target);
  if (verb === 'run') {
    const { config } = values;
    if (values.port !== undefined) throw new Error('--port belongs to record.');
    return {
      verb,
      service,
      target,
      config,
      report,
      allowWrites: values['allow-writes'],
      strict,
      withExtensions: values['with-extensions'],
    };
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('--port must be a number from 1 to 65535.');
  return { verb, service, target, port, report, strict, config: values.config };
}
