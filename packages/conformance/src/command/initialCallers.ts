import type { Caller } from '../core/configuration.ts';
import type { Suite } from '../core/suite.ts';
import { samplesOf } from '../negatives/sample.ts';
import { missingCallers } from '../run/rights.ts';
import { demoCallers } from '../sandboxConfiguration.ts';

/** Returns what the roles of a suite are, by the demo accounts of their names, and more callers until every right of its contract is judged. */
export function initialCallers({ service, caller, requirements }: Suite): Readonly<Record<string, Caller>> {
  const samples = samplesOf(service, {});
  const known: Readonly<Record<string, Caller>> = {
    ...demoCallers,
    acting: { roles: demoCallers[caller]?.roles ?? [], acting: true, person: caller },
  };
  let callers = Object.fromEntries(Object.entries(known).filter(([name]) => name in requirements.roles));
  for (const [name, one] of Object.entries(known)) {
    const more = { ...callers, [name]: one };
    if (missingCallers(samples, { callers: more }).length < missingCallers(samples, { callers }).length) callers = more;
  }
  return callers;
}
