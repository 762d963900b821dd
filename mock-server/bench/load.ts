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

/** An app on a port of this machine. */
export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves an app on a free port, the same way for everyone who is compared. */
export function serveOnFreePort(fetch: (request: Request) => Response | Promise<Response>): Promise<Served> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
        });
      resolve({ address: `http://127.0.0.1:${port}`, close });
    });
  });
}

/** A request that is sent over and over. */
export interface Target {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** What a server did under load. */
interface Rates {
  readonly requestsPerSecond: number;
  /** Requests per second of this process' processor time: what the answers cost, whatever else the machine does meanwhile. */
  readonly requestsPerProcessorSecond: number;
}

/** Loads a server of this process from another process. */
async function ratesOf({ url, method = 'GET', headers = {}, body }: Target, seconds: number): Promise<Rates> {
  const begun = process.cpuUsage();
  const { stdout } = await run(process.execPath, [
    createRequire(import.meta.url).resolve('autocannon/autocannon.js'),
    '--json',
    ...['--connections', '20', '--duration', String(seconds)],
    ...['--method', method, ...(body === undefined ? [] : ['--body', body])],
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    url,
  ]);
  const { user, system } = process.cpuUsage(begun);
  const { requests, duration, non2xx, errors }: LoadReport = JSON.parse(stdout);
  if (non2xx > 0 || errors > 0) throw new Error(`${url} answered ${non2xx} requests badly and ${errors} not at all.`);
  return { requestsPerSecond: requests.total / duration, requestsPerProcessorSecond: requests.total / ((user + system) / 1e6) };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** How long a comparison takes: how many rounds, and how many seconds each of the compared works in each. */
export interface Effort {
  readonly rounds: number;
  readonly seconds: number;
}

/** The medians of what several do, measured in turns, so that whatever else the machine does hits them alike. */
async function inTurns<Name extends string>(names: readonly Name[], rounds: number, measure: (name: Name) => Promise<number>) {
  const rates = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) for (const name of names) rates.get(name)?.push(await measure(name));
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name) ?? [])])) as Record<Name, number>;
}

/** Rates of several targets. */
export async function compareRates<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  by: keyof Rates,
  { rounds, seconds }: Effort,
): Promise<Record<Name, number>> {
  const names = Object.keys(targets) as Name[];
  for (const name of names) await ratesOf(targets[name], seconds);
  return inTurns(names, rounds, async (name) => (await ratesOf(targets[name], seconds))[by]);
}

/** Calls per second of processor time of several functions of this process: what the answers cost without the network between. */
export async function compareCalls<Name extends string>(
  calls: Readonly<Record<Name, () => Promise<Response>>>,
  { rounds, seconds }: Effort,
): Promise<Record<Name, number>> {
  const names = Object.keys(calls) as Name[];
  const callsPerSecond = async (name: Name) => {
    const begun = process.cpuUsage();
    let count = 0;
    for (const until = performance.now() + seconds * 1000; performance.now() < until; count++) {
      const answer = await calls[name]();
      if (answer.status >= 400) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
      await answer.text();
    }
    const { user, system } = process.cpuUsage(begun);
    return count / ((user + system) / 1e6);
  };
  for (const name of names) await callsPerSecond(name);
  return inTurns(names, rounds, callsPerSecond);
}

/** How often several functions of this process can be called per second of processor time. */
export async function compareWork<Name extends string>(
  work: Readonly<Record<Name, () => void>>,
  { rounds, seconds }: Effort,
): Promise<Record<Name, number>> {
  const names = Object.keys(work) as Name[];
  const timesPerSecond = async (name: Name) => {
    const begun = process.cpuUsage();
    let count = 0;
    for (const until = performance.now() + seconds * 1000; performance.now() < until; count++) work[name]();
    const { user, system } = process.cpuUsage(begun);
    return count / ((user + system) / 1e6);
  };
  for (const name of names) await timesPerSecond(name);
  return inTurns(names, rounds, timesPerSecond);
}
