import type { Finding } from '../verdicts/finding.ts';
import type { AcceptedDeviation } from './configuration.ts';

const anyRow = (place: string): string => place.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** Returns the deviation that accepts a finding on a day (`2026-11-21`), or undefined if none does or all have expired. */
export function acceptedBy(finding: Finding, deviations: readonly AcceptedDeviation[], today: string): AcceptedDeviation | undefined {
  return deviations.find(
    ({ rule, operation, status, place, until }) =>
      rule === finding.rule &&
      (operation === undefined || operation === finding.operation) &&
      (status === undefined || status === finding.status) &&
      (place === undefined || anyRow(place) === anyRow(finding.place)) &&
      today <= until,
  );
}
