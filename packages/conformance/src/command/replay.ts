import { readFileSync } from 'node:fs';
import type { RunResult } from '../core/results.ts';
import { replay } from '../run/replay.ts';
import { formatFinding } from '../verdicts/finding.ts';
import type { ReplayArguments } from './arguments.ts';
import { reachedService } from './reachedService.ts';

/**
 * Sends the requests of a report's findings again and prints what became of each. Returns 0 if all are fixed, 1 if one is not, 2 if one was not asked.
 * @throws if the file is no report
 */
export async function replayReport({ file, config, target, strict }: ReplayArguments): Promise<number> {
  const report: RunResult = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof report !== 'object' || !Array.isArray(report?.cases)) throw new Error(`${file} is no JSON report of a run.`);
  const service = reachedService(target ?? report.target, config);
  const replayed = await replay(report, service.target, service.configuration, { strict });
  for (const { finding, verdict, now } of replayed) console.log(`${verdict.padEnd(7)} ${formatFinding(finding)}\n        ${now}`);
  const count = (verdict: string): number => replayed.filter((one) => one.verdict === verdict).length;
  console.log(`${count('FIXED')} fixed, ${count('STILL')} still there, ${count('unknown')} to be run by --only.`);
  if (count('STILL') > 0) return 1;
  return count('unknown') > 0 ? 2 : 0;
}
