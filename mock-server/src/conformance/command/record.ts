import { recorder } from '../record/recorder.ts';
import { recordingOf } from '../record/recording.ts';
import { terminalReport } from '../reports/terminal.ts';
import { writeReports } from '../reports/writeReports.ts';
import { readConfiguration } from '../run/configuration.ts';
import { askedNothing, failures } from '../run/results.ts';
import { type Finding, findingInWords } from '../verdicts/finding.ts';
import type { RecordArguments } from './arguments.ts';
import { listenUntilStopped } from './listening.ts';

/** Listens between a service and its clients until it is stopped; 0 where the service kept its contract meanwhile, 1 where not, 2 where nothing passed. */
export async function record({ service, target, port, report, strict, config }: RecordArguments): Promise<number> {
  const { accepted = [] } = config === undefined ? {} : readConfiguration(config);
  const recording = recordingOf(service, target, { strict, accepted });
  const told = (findings: readonly Finding[]) => {
    for (const finding of findings) console.log(findingInWords(finding));
  };
  const server = recorder(
    target,
    (exchange) => told(recording.add(exchange)),
    (request, why) => told(recording.addSilence(request, why)),
  );
  await listenUntilStopped(server, port, () =>
    console.log(`http://127.0.0.1:${port} passes everything to ${target} and back. Ctrl+C ends the recording.`),
  );
  const result = recording.result();
  console.log(terminalReport(result));
  if (report !== undefined) console.log(`The report is ${writeReports(report, result)}`);
  if (askedNothing(result)) return 2;
  return failures(result).length === 0 ? 0 : 1;
}
