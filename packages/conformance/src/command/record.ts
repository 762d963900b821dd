import { readConfiguration } from '../core/configuration.ts';
import { failures, testedNothing } from '../core/results.ts';
import { createRecorder } from '../record/recorder.ts';
import { createRecording } from '../record/recording.ts';
import { terminalReport } from '../reports/terminal.ts';
import { writeReports } from '../reports/writeReports.ts';
import { type Finding, formatFinding } from '../verdicts/finding.ts';
import type { RecordArguments } from './arguments.ts';
import { listenUntilStopped } from './listenUntilStopped.ts';

/**
 * Proxies between a service and its clients until it is stopped. Returns 0 if the service fulfilled its contract, 1 if not, 2 without any traffic.
 */
export async function record({ service, target, port, report, strict, config }: RecordArguments): Promise<number> {
  const { accepted = [] } = config === undefined ? {} : readConfiguration(config);
  const recording = createRecording(service, target, { strict, accepted });
  const print = (findings: readonly Finding[]) => {
    for (const finding of findings) console.log(formatFinding(finding));
  };
  const server = createRecorder(
    target,
    (exchange) => print(recording.add(exchange)),
    (request, why) => print(recording.addNoResponse(request, why)),
  );
  await listenUntilStopped(server, port, () =>
    console.log(`http://127.0.0.1:${port} passes everything to ${target} and back. Ctrl+C ends the recording.`),
  );
  const result = recording.result();
  console.log(terminalReport(result));
  if (report !== undefined) console.log(`The report is ${writeReports(report, result)}`);
  if (testedNothing(result)) return 2;
  return failures(result).length === 0 ? 0 : 1;
}
