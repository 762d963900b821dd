import { failures, type RunResult } from '../core/results.ts';
import { formatFinding } from '../verdicts/finding.ts';

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapedProperty = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Formats the findings of a run as commands of a GitHub workflow, which shows them beside the run. */
export const annotations = (result: RunResult): string[] =>
  failures(result).map(
    (finding) => `::error title=${escapedProperty(`${result.service} ${finding.operation}`)}::${escaped(formatFinding(finding))}`,
  );
