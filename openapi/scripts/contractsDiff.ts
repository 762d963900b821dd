// `npm run contracts:diff [-- --against N | --release]`: prints the changes of the contracts since a release, which of them break clients, and whether
// the contracts' versions say so; or packs the contracts as the next release.
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { changePlace } from '../src/contracts/diff/changePlace.ts';
import { type ContractChanges, releaseChanges } from '../src/contracts/diff/releaseChanges.ts';
import { readRelease, releaseNumbers, writeRelease } from '../src/contracts/diff/releases.ts';
import { type OwnContract, openReadableContracts } from '../src/contracts/ownContracts.ts';

function print(number: number, contracts: readonly ContractChanges[], now: readonly OwnContract[]): void {
  console.log(`The contracts against release ${number}:`);
  for (const { service, changes, versionError } of contracts) {
    console.log(`\n${service}`);
    for (const { kind, breaking, place, what } of changes) {
      const written = changePlace(
        now.find((one) => one.service === service),
        place,
      );
      const where = written ? ` (${relative(process.cwd(), written.file)}:${written.line})` : '';
      console.log(`  ${breaking ? '✗ breaks' : '· keeps '} ${kind.padEnd(7)} ${place}: ${what}${where}`);
    }
    if (versionError) console.log(`  ✗ ${versionError}`);
  }
  const breaking = contracts.flatMap(({ changes }) => changes).filter((one) => one.breaking).length;
  console.log(
    `\n${breaking === 0 ? '✓ Nothing breaks a client.' : `✗ ${breaking} ${breaking === 1 ? 'change breaks' : 'changes break'} clients.`}`,
  );
  const versions = contracts.filter(({ versionError }) => versionError).length;
  console.log(versions === 0 ? '✓ Every version says what changed.' : `✗ ${versions} of the versions do not say what changed.`);
}

/** Compares with a release, and packs the next one if it is asked for and every version says what changed; returns the exit code. */
async function compare(against: string | undefined, release: boolean): Promise<number> {
  const unread = new Set<string>();
  const contracts = await openReadableContracts((service, { message }) => {
    console.error(message);
    unread.add(service);
  });
  if (release && unread.size > 0) throw new Error('A release has all contracts.');
  const numbers = releaseNumbers();
  const pack = (next: number) => {
    writeRelease(next, contracts);
    console.log(`✓ openapi/releases/${next}.json.gz has the contracts of this release: commit it.`);
    return 0;
  };
  if (release && numbers.length === 0) return pack(1);
  const number = against === undefined ? numbers[0] : Number(against);
  if (number === undefined || !numbers.includes(number))
    throw new Error(`openapi/releases has no release${against === undefined ? '' : ` ${against}`}: there is nothing to compare with.`);
  const changes = releaseChanges(
    readRelease(number).filter(({ service }) => !unread.has(service)),
    contracts,
  );
  print(number, changes, contracts);
  if (unread.size > 0) return 2;
  if (changes.some(({ versionError }) => versionError)) return 1;
  return release ? pack(Math.max(...numbers) + 1) : 0;
}

try {
  const { values } = parseArgs({ options: { against: { type: 'string' }, release: { type: 'boolean', default: false } } });
  process.exitCode = await compare(values.against, values.release);
} catch (reason) {
  console.error(`${reason instanceof Error ? reason.message : String(reason)}\n\nnpm run contracts:diff [-- --against N | --release]`);
  process.exitCode = 2;
}
