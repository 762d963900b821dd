import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '@realmkit/openapi/json';
import { failures, testedNothing } from '../core/results.ts';
import { defaultPace, type Target } from '../core/target.ts';
import { annotations } from '../reports/annotations.ts';
import { terminalReport } from '../reports/terminal.ts';
import { writeReports } from '../reports/writeReports.ts';
import { checkNames } from '../run/requirements.ts';
import { runSuite } from '../run/runSuite.ts';
import { sandboxConfiguration } from '../sandboxConfiguration.ts';
import { suites } from '../suites/suites.ts';
import type { RunArguments } from './arguments.ts';
import { openCreationLog } from './creationLog.ts';
import { reachedService } from './reachedService.ts';

/** A sandbox that was started to be the twin of a service. */
interface OpenedTwin extends Pick<Target, 'base' | 'send'> {
  close(): Promise<void>;
}

/** Starts a sandbox of a service. */
export type OpenTwin = (service: string) => Promise<OpenedTwin>;

/** Returns the twin at an address, or one that is started. */
async function twinOf(service: string, twin: string | boolean, sameFixtures: boolean, open?: OpenTwin) {
  if (twin === false || (twin === true && !open)) return undefined;
  const opened = twin === true ? await open?.(service) : { base: twin, send: (request: Request) => fetch(request), close: async () => {} };
  if (!opened) return undefined;
  const oracle = {
    target: { ...opened, timeout: 30_000, pace: { ...defaultPace, maxWait: 0 } },
    configuration: sandboxConfiguration(new URL(opened.base).origin),
    sameFixtures,
  };
  return { oracle, close: opened.close };
}

/**
 * Runs the suite of a service against a target and prints the report. Returns 0 if the contract is fulfilled, 2 if nothing was tested, else 1. With a
 * report, what is made is written to a file before it is made, for a run that is killed; one that ends in order takes the file away.
 */
export async function run(
  { service, target, config, report, maxWait, rate, only, twin, sameFixtures, seed, ...how }: RunArguments,
  openTwin?: OpenTwin,
): Promise<number> {
  const suite = suites.find((one) => one.service === service);
  if (!suite) throw new Error(`There is no suite of ${service}.`);
  const pace = { ...defaultPace, maxWait, interval: rate === undefined ? 0 : 1000 / rate };
  const { target: reached, configuration } = reachedService(target, config, pace);
  checkNames(configuration, suite, suites);
  const scenarios = suite.scenarios.filter(({ title }) => title.includes(only ?? ''));
  if (scenarios.length === 0) throw new Error(`--only: no scenario of ${service} has these words in its title.`);
  if (report !== undefined) mkdirSync(report, { recursive: true });
  const log = report === undefined ? undefined : openCreationLog(join(report, `${service}.made.txt`));
  for (const what of log?.left ?? []) console.log(`+ ${what}: the run before this one was killed and may have left it`);
  const opened = await twinOf(service, twin, sameFixtures, openTwin);
  const oracle = opened?.oracle ?? 'none';
  const result = await runSuite({ ...suite, scenarios }, reached, {
    configuration,
    ...how,
    ...defined({ seed }),
    oracle,
    ...(log && { onCreation: log.add }),
  });
  await opened?.close();
  log?.end();
  console.log(terminalReport(result));
  if (process.env.GITHUB_ACTIONS === 'true') for (const line of annotations(result)) console.log(line);
  if (report !== undefined) console.log(`The report is ${writeReports(report, result)}`);
  if (testedNothing(result)) return 2;
  return failures(result).length === 0 ? 0 : 1;
}
