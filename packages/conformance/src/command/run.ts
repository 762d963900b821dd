import { terminalReport } from '../reports/terminal.ts';
import { writeReports } from '../reports/writeReports.ts';
import { readConfiguration } from '../run/configuration.ts';
import { checkNames } from '../run/requirements.ts';
import { failures, testedNothing } from '../run/results.ts';
import { runSuite } from '../run/runSuite.ts';
import { sandboxConfiguration } from '../sandboxConfiguration.ts';
import { suites } from '../suites/suites.ts';
import type { RunArguments } from './arguments.ts';

/** Runs the suite of a service against a target and prints the report. Returns 0 if the contract is fulfilled, 2 if nothing was tested, else 1. */
export async function run({ service, target, config, report, ...how }: RunArguments): Promise<number> {
  const suite = suites.find((one) => one.service === service);
  if (!suite) throw new Error(`There is no suite of ${service}.`);
  const configuration = config === undefined ? sandboxConfiguration(new URL(target).origin) : readConfiguration(config);
  checkNames(configuration, suite, suites);
  const result = await runSuite(
    suite,
    { base: target, send: (request) => fetch(request), timeout: configuration.timeout ?? 10_000 },
    { configuration, ...how },
  );
  console.log(terminalReport(result));
  if (report !== undefined) console.log(`The report is ${writeReports(report, result)}`);
  if (testedNothing(result)) return 2;
  return failures(result).length === 0 ? 0 : 1;
}
