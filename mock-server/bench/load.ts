import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';

const run = promisify(execFile);

/** The part of autocannon's report that the benchmarks read. */
interface LoadReport {
  readonly requests: { readonly total: number };
  /** Seconds. */
  readonly duration: number;
  readonly non2xx: number;
  readonly errors: number;
}

/** An app that is served on a port of this machine. */
export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves an app on a free port; every compared app is served this way. */
export function serveOnFreePort(fetch: (request: Request) => Response | Promise<Response>): Promise<Served> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
        });
      resolve({ url: `http://127.0.0.1:${port}`, close });
    });
  });
}

/** A request that is sent repeatedly. */
export interface Target {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** The rates of a server under load. */
interface Rates {
  readonly requestsPerSecond: number;
  /** Requests per second of this process's processor time: the cost of a response, independent of other load on the machine. */
  readonly requestsPerProcessorSecond: number;
}

/** Loads a server of this process from another process and returns its rates. */
async function ratesOf({ url, method = 'GET', headers = {}, body }: Target, seconds: number): Promise<Rates> {
  const startUsage = process.cpuUsage();
  const { stdout } = await run(process.execPath, [
    createRequire(import.meta.url).resolve('autocannon/autocannon.js'),
    '--json',
    ...['--connections', '20', '--duration', String(seconds)],
    ...['--method', method, ...(body === undefined ? [] : ['--body', body])],
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    url,
  ]);
  const { user, system } = process.cpuUsage(startUsage);
  const { requests, duration, non2xx, errors }: LoadReport = JSON.parse(stdout);
  if (non2xx > 0 || errors > 0) throw new Error(`${url} answered ${non2xx} requests badly and ${errors} not at all.`);
  return { requestsPerSecond: requests.total / duration, requestsPerProcessorSecond: requests.total / ((user + system) / 1e6) };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** The effort of a comparison: the rounds, and the seconds for each candidate in each round. */
export interface Effort {
  readonly rounds: number;
  readonly seconds: number;
}

/** Returns the medians of several measurements, taken in turns so that other load on the machine affects all alike. */
async function inTurns<Name extends string>(names: readonly Name[], rounds: number, measure: (name: Name) => Promise<number>) {
  const rates = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) for (const name of names) rates.get(name)?.push(await measure(name));
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name) ?? [])])) as Record<Name, number>;
}

/** Returns the median rates of several targets. */
export async function compareRates<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  by: keyof Rates,
  { rounds, seconds }: Effort,
): Promise<Record<Name, number>> {
  const names = Object.keys(targets) as Name[];
  for (const name of names) await ratesOf(targets[name], seconds);
  return inTurns(names, rounds, async (name) => (await ratesOf(targets[name], seconds))[by]);
}

/** Returns calls per second of processor time of several functions of this process: the cost of a response without the network. */
export async function compareCalls<Name extends string>(
  calls: Readonly<Record<Name, () => Promise<Response>>>,
  { rounds, seconds }: Effort,
): Promise<Record<Name, number>> {
  const names = Object.keys(calls) as Name[];
  const callsPerSecond = async (name: Name) => {
    const startUsage = process.cpuUsage();
    let count = 0;
    for (const until = performance.now() + seconds * 1000; performance.now() < until; count++) {
      const response = await calls[name]();
      if (response.status >= 400) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
      await response.text();
    }
    const { user, system } = process.cpuUsage(startUsage);
    return count / ((user + system) / 1e6);
  };
  for (const name of names) await callsPerSecond(name);
  return inTurns(names, rounds, callsPerSecond);
}

/** Returns how many times several functions of this process run per second of processor time. */
export async function compareWork<Name extends string>(
  work: Readonly<Record<Name, () => void>>,
  { rounds, seconds }: Effort,
): Promise<Record<Name, number>> {
  const names = Object.keys(work) as Name[];
  const timesPerSecond = async (name: Name) => {
    const startUsage = process.cpuUsage();
    let count = 0;
    for (const until = performance.now() + seconds * 1000; performance.now() < until; count++) work[name]();
    const { user, system } = process.cpuUsage(startUsage);
    return count / ((user + system) / 1e6);
  };
  for (const name of names) await timesPerSecond(name);
  return inTurns(names, rounds, timesPerSecond);
}
