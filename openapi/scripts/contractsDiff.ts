// `npm run contracts:diff [-- --against REF]`: prints the changes of the contracts since a release (a tag `contracts-vN`), and which of them break
// clients.
import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract, readContracts } from '../src/contracts/contract.ts';
import { contractChanges } from '../src/contracts/diff/contractChanges.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 });

/** Returns the tag of the last released contracts; HEAD before the first release. */
function lastRelease(): string {
  const [tag] = git('tag', '--list', 'contracts-v*', '--sort=-version:refname').split('\n');
  return tag ? tag : 'HEAD';
}

function contractsAt(reference: string) {
  const files = git('ls-tree', '--full-tree', '--name-only', reference, 'openapi/specs/').split('\n');
  return files
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readContract(basename(file, '.yaml'), git('show', `${reference}:${file}`)));
}

/** Prints the changes since a version; returns the number of changes that break clients. */
function compare(against: string): number {
  const [old, now] = [contractsAt(against), readContracts()].map((contracts) => new Map(contracts.map((one) => [one.service, one])));
  console.log(`The contracts against ${against}:`);
  let breaking = 0;
  for (const service of [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].sort()) {
    const [before, after] = [old?.get(service), now?.get(service)];
    const gone = { kind: 'removed', breaking: true, place: service, what: 'the contract is gone' } as const;
    const fresh = { kind: 'added', breaking: false, place: service, what: 'a new contract' } as const;
    const changes = before && after ? contractChanges(before, after) : [after ? fresh : gone];
    if (changes.length > 0) console.log(`\n${service}`);
    for (const { kind, breaking: breaks, place, what } of changes)
      console.log(`  ${breaks ? '✗ breaks' : '· keeps '} ${kind.padEnd(7)} ${place}: ${what}`);
    breaking += changes.filter((one) => one.breaking).length;
  }
  console.log(
    `\n${breaking === 0 ? '✓ Nothing breaks a client.' : `✗ ${breaking} ${breaking === 1 ? 'change breaks' : 'changes break'} clients.`}`,
  );
  return breaking;
}

try {
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  process.exitCode = compare(values.against ?? lastRelease()) === 0 ? 0 : 1;
} catch (reason) {
  console.error(`${reason instanceof Error ? reason.message : String(reason)}\n\nnpm run contracts:diff [-- --against REF]`);
  process.exitCode = 2;
}
