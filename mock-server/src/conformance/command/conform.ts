import { terminalReport } from '../reports/terminal.ts';
import { writeReports } from '../reports/writeReports.ts';
import { readConfiguration } from '../run/configuration.ts';
import { failures } from '../run/results.ts';
import { runSuite } from '../run/runSuite.ts';
import { sandboxConfiguration } from '../sandboxConfiguration.ts';
import { suites } from '../suites/suites.ts';
import { conformArguments, type RunArguments, usage } from './arguments.ts';
import { record } from './record.ts';

async function run({ service, target, config, report, ...how }: RunArguments): Promise<number> {
  const suite = suites.find((one) => one.service === service);
  if (!suite) throw new Error(`There is no suite of ${service}.`);
  const configuration = config === undefined ? sandboxConfiguration(new URL(target).origin) : readConfiguration(config);
  const result = await runSuite(
    suite,
    { base: target, send: (request) => fetch(request), timeout: configuration.timeout ?? 10_000 },
    { configuration, ...how },
  );
  console.log(terminalReport(result));
  if (report !== undefined) console.log(`The report is ${writeReports(report, result)}`);
  return failures(result).length === 0 ? 0 : 1;
}

/** Carries out `npm run conform`: 0 where the contract is kept, 1 where it is not, 2 where the command could not be carried out. */
export async function conform(given: readonly string[]): Promise<number> {
  try {
    const told = conformArguments(
      given,
      suites.map(({ service }) => service),
    );
    return told.verb === 'record' ? await record(told) : await run(told);
  } catch (reason) {
    const why = reason instanceof Error && reason.cause instanceof Error ? `: ${reason.cause.message}` : '';
    console.error(`${reason instanceof Error ? reason.message : String(reason)}${why}\n\n${usage}`);
    return 2;
  }
}
