import { contractPlaces } from '@realmkit/contract-engine';
import { defined } from '@realmkit/openapi/json';
import { readAppCalls } from '../core/appCalls.ts';
import type { CaseResult } from '../core/results.ts';
import { contractPointer } from '../verdicts/contractPlace.ts';
import type { ContractPlace } from '../verdicts/finding.ts';
import type { TestedContract } from '../verdicts/testedContract.ts';

/**
 * Notes with each finding by which place of the contract it is one, and the seed of its run; if the contract is that of the project, also the line and
 * the apps that call the operation.
 */
export function tracedCases(
  cases: readonly CaseResult[],
  contract: TestedContract,
  { seed, hasSource }: { readonly seed?: number | undefined; readonly hasSource: boolean },
): CaseResult[] {
  let written: ReturnType<typeof contractPlaces> | undefined;
  const placeOf = (pointer: string): ContractPlace => {
    if (!hasSource) return { pointer };
    written ??= contractPlaces(contract.service);
    const { file, line } = written(pointer);
    return { pointer, source: `${file}:${line}` };
  };
  const appsOf = hasSource ? readAppCalls() : () => [];
  return cases.map((one) => ({
    ...one,
    findings: one.findings.map((finding) => {
      const pointer = contractPointer(contract, finding);
      const apps = appsOf(contract.service, finding.operation);
      const calledBy = apps.length > 0 ? apps : undefined;
      return { ...finding, ...(pointer !== undefined && { expectedBy: placeOf(pointer) }), ...defined({ seed, calledBy }) };
    }),
  }));
}
