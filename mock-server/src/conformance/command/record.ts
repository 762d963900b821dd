import { once } from 'node:events';
import { recorder } from '../record/recorder.ts';
import { recordingOf } from '../record/recording.ts';
import { terminalReport } from '../reports/terminal.ts';
import { writeReports } from '../reports/writeReports.ts';
import { readConfiguration } from '../run/configuration.ts';
import { failures } from '../run/results.ts';
import { findingInWords } from '../verdicts/finding.ts';
import type { RecordArguments } from './arguments.ts';

/** Listens between a service and its clients until it is stopped; 0 where the service kept its contract meanwhile, else 1. */
export async function record({ service, target, port, report, strict, config }: RecordArguments): Promise<number> {
  const { accepted = [] } = config === undefined ? {} : readConfiguration(config);
  const recording = recordingOf(service, target, { strict, accepted });
  const server = recorder(target, (exchange) => {
    for (const finding of recording.add(exchange)) console.log(findingInWords(finding));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  console.log(`http://127.0.0.1:${port} passes everything to ${target} and back. Ctrl+C ends the recording.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  server.close();
  server.closeAllConnections();
  const result = recording.result();
  console.log(terminalReport(result));
  if (report !== undefined) console.log(`The report is ${writeReports(report, result)}`);
  return failures(result).length === 0 ? 0 : 1;
}
