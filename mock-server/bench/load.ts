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
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a server did under load. */
interface Rates {
  readonly requestsPerSecond: number;
  /** Requests per second of this process' processor time: what the answers cost, whatever else the machine does meanwhile. */
  readonly requestsPerProcessorSecond: number;
}

/** Loads a server of this process from another process. */
async function ratesOf({ url, headers = {} }: Target, seconds: number): Promise<Rates> {
  const begun = process.cpuUsage();
  const { stdout } = await run(process.execPath, [
    createRequire(import.meta.url).resolve('autocannon/autocannon.js'),
    '--json',
    ...['--connections', '20', '--duration', String(seconds)],
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

/** Rates of several targets, in turns, so that whatever else the machine does hits them alike: the medians of the rounds. */
export async function compareRates<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  by: keyof Rates = 'requestsPerSecond',
  rounds = 5,
  seconds = 3,
): Promise<Record<Name, number>> {
  const names = Object.keys(targets) as Name[];
  const rates = new Map(names.map((name) => [name, [] as number[]]));
  for (const name of names) await ratesOf(targets[name], 2);
  for (let round = 0; round < rounds; round++) for (const name of names) rates.get(name)?.push((await ratesOf(targets[name], seconds))[by]);
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name) ?? [])])) as Record<Name, number>;
}

/** Calls per second of processor time of several functions of this process, in turns: what the answers cost without the network between. */
export async function compareCalls<Name extends string>(
  calls: Readonly<Record<Name, () => Promise<Response>>>,
  rounds = 7,
): Promise<Record<Name, number>> {
  const names = Object.keys(calls) as Name[];
  const rates = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -2; round < rounds; round++)
    for (const name of names) {
      const begun = process.cpuUsage();
      let count = 0;
      for (const until = performance.now() + 700; performance.now() < until; count++) {
        const answer = await calls[name]();
        if (!answer.ok || (await answer.text()).length < 1000) throw new Error(`${name} answered ${answer.status} without its list.`);
      }
      const { user, system } = process.cpuUsage(begun);
      if (round >= 0) rates.get(name)?.push(count / ((user + system) / 1e6));
    }
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name) ?? [])])) as Record<Name, number>;
}
