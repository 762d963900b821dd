// Runs EPUBCheck over all sample books if it is installed (Debian's package `epubcheck`); prints the reason if it is not.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOfTitle } from '../src/publication/publication.ts';
import { titles } from '../src/sampleLibrary.ts';
import { zipOf } from '../src/zipOf.ts';

/** Returns the command that starts EPUBCheck, which Debian ships as a Java archive. */
function epubCheck(): readonly [command: string, ...arguments_: string[]] | undefined {
  const archive = process.env.EPUBCHECK ?? '/usr/bin/epubcheck';
  if (!existsSync(archive)) return undefined;
  return spawnSync('java', ['-version']).status === 0 ? ['java', '-jar', archive] : undefined;
}

const command = epubCheck();
if (!command) {
  console.log(
    'EPUBCheck did not run: there is no Java, or no /usr/bin/epubcheck (apt-get install epubcheck; EPUBCHECK names another archive).',
  );
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'realmkit-books-'));
let failed = 0;
for (const title of titles) {
  const file = join(folder, `${title.id}.epub`);
  writeFileSync(file, zipOf([...filesOfTitle(title)].map(([path, { bytes }]) => ({ path, bytes }))));
  const [program, ...before] = command;
  const { status, stdout, stderr } = spawnSync(program, [...before, file], { encoding: 'utf8' });
  const findings = `${stdout}${stderr}`.split('\n').filter((line) => /^(ERROR|FATAL|WARNING)/.test(line));
  console.log(`${status === 0 && findings.length === 0 ? '✓' : '✗'} ${title.id} ${title.title}`);
  for (const finding of findings.slice(0, 20)) console.log(`  ${finding.replaceAll(folder, '')}`);
  if (status !== 0 || findings.length > 0) failed += 1;
}
rmSync(folder, { recursive: true });
console.log(`${titles.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
