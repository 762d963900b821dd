import type { Finding } from '../verdicts/finding.ts';
import type { AcceptedDeviation } from './configuration.ts';

const anyRow = (place: string): string => place.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** The deviation that a finding is accepted by on a day (`2026-11-21`); undefined where none accepts it, or none any more. */
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
