import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { annotations } from '../reports/annotations.ts';
import { terminalReport } from '../reports/terminal.ts';
import { writeReports } from '../reports/writeReports.ts';
import { checkNames } from '../run/requirements.ts';
import { failures, testedNothing } from '../run/results.ts';
import { runSuite } from '../run/runSuite.ts';
import { defaultPace } from '../run/target.ts';
import { suites } from '../suites/suites.ts';
import type { RunArguments } from './arguments.ts';
import { openCreationLog } from './creationLog.ts';
import { reachedService } from './reachedService.ts';

/**
 * Runs the suite of a service against a target and prints the report. Returns 0 if the contract is fulfilled, 2 if nothing was tested, else 1. With a
 * report, what is made is written to a file before it is made, for a run that is killed; one that ends in order takes the file away.
 */
export async function run({ service, target, config, report, maxWait, rate, only, ...how }: RunArguments): Promise<number> {
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
  const result = await runSuite({ ...suite, scenarios }, reached, { configuration, ...how, ...(log && { onCreation: log.add }) });
  log?.end();
  console.log(terminalReport(result));
  if (process.env.GITHUB_ACTIONS === 'true') for (const line of annotations(result)) console.log(line);
  if (report !== undefined) console.log(`The report is ${writeReports(report, result)}`);
  if (testedNothing(result)) return 2;
  return failures(result).length === 0 ? 0 : 1;
}
