import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The arguments of `npm run conform -- run`. */
export interface RunArguments {
  readonly verb: 'run';
  readonly service: string;
  readonly target: string;
  /** If undefined, the target is our own sandbox. */
  readonly config: string | undefined;
  readonly report: string | undefined;
  readonly allowWrites: boolean;
  readonly strict: boolean;
  /** All extensions, none, or those of these operations. */
  readonly withExtensions: boolean | readonly string[];
  readonly complete: boolean;
  /** The longest time to wait for a service that answers 429 with `Retry-After`, in seconds. */
  readonly maxWait: number;
  /** The most requests a second; undefined if they are as fast as the answers. */
  readonly rate: number | undefined;
  /** Words in the titles of the scenarios that are run; undefined for all. */
  readonly only: string | undefined;
  /** The twin: a service of the same contract at an address, one that the command starts, or none. */
  readonly twin: string | boolean;
  /** Whether the service is known to have the data of the twin. */
  readonly sameFixtures: boolean;
  /** The seed of random walks; undefined for another one in each run. */
  readonly seed: number | undefined;
}

/** The arguments of `npm run conform -- record`. */
export interface RecordArguments {
  readonly verb: 'record';
  readonly service: string;
  readonly target: string;
  readonly port: number;
  /** The configuration whose accepted deviations apply to the recording. */
  readonly config: string | undefined;
  readonly report: string | undefined;
  readonly strict: boolean;
}

/** The arguments of `npm run conform -- replay`. */
export interface ReplayArguments {
  readonly verb: 'replay';
  /** The JSON report. */
  readonly file: string;
  readonly config: string | undefined;
  /** If undefined, the target of the report. */
  readonly target: string | undefined;
  readonly strict: boolean;
}

/** The arguments of `npm run conform -- init`, which writes a suite's requirements into a new configuration file. */
export interface InitArguments {
  readonly verb: 'init';
  readonly service: string;
  readonly config: string;
}

/** The arguments of `npm run conform -- example`, which serves the example of `docs/conformance.md`. */
export interface ExampleArguments {
  readonly verb: 'example';
  readonly port: number;
}

/** The arguments of the command. */
export type ConformArguments = RunArguments | ReplayArguments | RecordArguments | InitArguments | ExampleArguments;

/** The usage text of the command. */
export const usage = `npm run conform -- init --service NAME --config FILE
npm run conform -- run --service NAME --target URL --config FILE [--report DIR] [--allow-writes] [--with-extensions | --extensions OPERATION,OPERATION]
    [--strict] [--complete] [--rate NUMBER/s] [--max-wait SECONDS] [--only WORDS] [--twin URL | --no-twin] [--same-fixtures] [--seed NUMBER]
npm run conform -- replay FILE.json [--config FILE] [--target URL] [--strict]
npm run conform -- record --service NAME --target URL --port NUMBER [--config FILE] [--report DIR] [--strict]
npm run conform -- example [--port NUMBER]`;

const options = {
  service: { type: 'string' },
  target: { type: 'string' },
  config: { type: 'string' },
  report: { type: 'string' },
  port: { type: 'string' },
  'allow-writes': { type: 'boolean' },
  strict: { type: 'boolean' },
  'with-extensions': { type: 'boolean' },
  complete: { type: 'boolean' },
  extensions: { type: 'string' },
  rate: { type: 'string' },
  only: { type: 'string' },
  'max-wait': { type: 'string' },
  twin: { type: 'string' },
  'no-twin': { type: 'boolean' },
  'same-fixtures': { type: 'boolean' },
  seed: { type: 'string' },
} as const;

const allowed = {
  init: ['service', 'config'],
  run: [
    ...['service', 'target', 'config', 'report', 'allow-writes', 'strict', 'with-extensions', 'extensions', 'complete'],
    ...['rate', 'max-wait', 'only', 'twin', 'no-twin', 'same-fixtures', 'seed'],
  ],
  replay: ['config', 'target', 'strict'],
  record: ['service', 'target', 'config', 'report', 'port', 'strict'],
  example: ['port'],
} as const;

const isVerb = (word: string | undefined): word is keyof typeof allowed => word !== undefined && Object.hasOwn(allowed, word);

function parseTarget(target: string | undefined, name = 'target'): string {
  if (target === undefined || !URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol))
    throw new Error(`--${name} must be the http(s) address of the service.`);
  const { search, hash } = new URL(target);
  if (search !== '' || hash !== '') throw new Error(`--${name} must be the base of the service, without a query.`);
  return target.replace(/\/+$/, '');
}

function parsePort(text: string | undefined): number {
  const port = Number(text);
  if (text === undefined || !Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('--port must be a number from 1 to 65535.');
  return port;
}

function parseNumber(name: string, text: string): number {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number) || number < 0) throw new Error(`--${name} must be a number.`);
  return number;
}

function parseRate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const rate = parseNumber('rate', text.replace(/\/s$/, ''));
  if (rate === 0) throw new Error('--rate must be more than 0.');
  return rate;
}

/** Parses the command line and resolves files from the folder `from`. @throws an Error with a message for unknown or invalid arguments */
export function parseConformArguments(args: readonly string[], known: readonly string[], from: string): ConformArguments {
  const [verb, ...rest] = args;
  if (!isVerb(verb)) throw new Error(`The first word must be one of ${Object.keys(allowed).join(', ')}.`);
  const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: verb === 'replay' });
  const ownOptions: readonly string[] = allowed[verb];
  for (const name of Object.keys(values)) if (!ownOptions.includes(name)) throw new Error(`--${name} does not belong to ${verb}.`);
  if (verb === 'example') return { verb, port: parsePort(values.port ?? '5000') };
  const { service, strict = false } = values;
  if (verb === 'replay') {
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Error('replay needs one JSON report.');
    const target = values.target === undefined ? undefined : parseTarget(values.target);
    return {
      verb,
      file: resolve(from, file),
      config: values.config === undefined ? undefined : resolve(from, values.config),
      target,
      strict,
    };
  }
  const fileOf = (name: string | undefined) => (name === undefined ? undefined : resolve(from, name));
  const [config, report] = [fileOf(values.config), fileOf(values.report)];
  if (service === undefined || !known.includes(service)) throw new Error(`--service must be one of ${known.join(', ')}.`);
  if (verb === 'init') {
    if (config === undefined) throw new Error('--config must be the file that is to be written.');
    return { verb, service, config };
  }
  const target = parseTarget(values.target);
  if (verb === 'record') return { verb, service, target, port: parsePort(values.port), config, report, strict };
  const { 'allow-writes': allowWrites = false, 'with-extensions': allExtensions = false, complete = false, extensions } = values;
  if (allExtensions && extensions !== undefined) throw new Error('--with-extensions calls all of them: leave --extensions out.');
  const withExtensions = extensions?.split(',') ?? allExtensions;
  const [maxWait, rate] = [parseNumber('max-wait', values['max-wait'] ?? '60'), parseRate(values.rate)];
  if (values['no-twin'] && values.twin !== undefined) throw new Error('--no-twin has no twin at an address: leave --twin out.');
  const twin = values.twin === undefined ? !values['no-twin'] : parseTarget(values.twin, 'twin');
  const oracle = {
    twin,
    sameFixtures: values['same-fixtures'] ?? false,
    seed: values.seed === undefined ? undefined : parseNumber('seed', values.seed),
  };
  return {
    verb,
    service,
    target,
    config,
    report,
    allowWrites,
    strict,
    withExtensions,
    complete,
    maxWait,
    rate,
    only: values.only,
    ...oracle,
  };
}
