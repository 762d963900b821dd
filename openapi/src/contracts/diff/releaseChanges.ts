import { asObject } from '../../json.ts';
import type { Contract } from '../contract.ts';
import { type Change, changed } from './change.ts';
import { contractChanges } from './contractChanges.ts';

/** What has become of one contract since a release. */
export interface ContractChanges {
  readonly service: string;
  readonly changes: readonly Change[];
  /** What is wrong with the version that the contract has now, if anything. */
  readonly versionError: string | undefined;
}

const versionOf = ({ document }: Contract): string => String(asObject(document.info).version);

/** Returns what is wrong with a new version after some changes: what breaks clients is a major version, what they may use is a minor one. */
export function versionError(was: string, is: string, changes: readonly Change[]): string | undefined {
  const [before, after] = [was, is].map((version) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number));
  if (!before || !after) return `the version ${before ? is : was} is none of three numbers`;
  const [major = 0, minor = 0, patch = 0] = after.map((number, index) => number - (before[index] ?? 0));
  const step = major || minor || patch;
  if (step < 0) return `the version went back from ${was} to ${is}`;
  if (changes.some(({ breaking }) => breaking))
    return major > 0 ? undefined : `the version was ${was} and is ${is}, and changes that break clients need ${(before[0] ?? 0) + 1}.0.0`;
  return changes.length === 0 || major > 0 || minor > 0
    ? undefined
    : `the version was ${was} and is ${is}, and additions need ${before[0]}.${(before[1] ?? 0) + 1}.0`;
}

/** Returns the changes of all contracts since a release; those that stayed as they were are left out. */
export function releaseChanges(release: readonly Contract[], now: readonly Contract[]): ContractChanges[] {
  const [before, after] = [release, now].map((contracts) => new Map(contracts.map((contract) => [contract.service, contract])));
  const services = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].sort();
  return services.flatMap((service): ContractChanges[] => {
    const [old, fresh] = [before?.get(service), after?.get(service)];
    if (!fresh)
      return [
        { service, changes: [changed(true, service, 'the contract is gone')], versionError: 'a contract that is gone has no version' },
      ];
    if (!old)
      return [{ service, changes: [{ kind: 'added', breaking: false, place: service, what: 'a new contract' }], versionError: undefined }];
    const changes = contractChanges(old, fresh);
    const error = versionError(versionOf(old), versionOf(fresh), changes);
    return changes.length === 0 && !error ? [] : [{ service, changes, versionError: error }];
  });
}
