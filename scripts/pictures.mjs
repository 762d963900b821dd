// `npm run pictures -- --update` takes new pictures of the layouts and the kitchen sink in six modes; without `--update` it compares them.

import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comparePictures } from './pictures/compare.mjs';
import { chromiumVersion, countPictures, picturesFolder, runPictures, versionFile } from './pictures/run.mjs';

if (process.argv.includes('--update')) {
  process.exitCode = runPictures({ pictures: picturesFolder, update: true }) ? 0 : 1;
  if (process.exitCode === 0) {
    writeFileSync(versionFile, `{ "version": "${chromiumVersion()}" }\n`);
    console.log(`${countPictures(picturesFolder)} pictures. Look at them, and commit them together with the change that they show.`);
  }
} else {
  const reports = comparePictures(join(tmpdir(), `realmkit-pictures-${process.pid}.json`));
  process.exitCode = reports?.every(
    ({ numFailedTests, testResults }) => numFailedTests === 0 || testResults.every(({ status }) => status === 'passed'),
  )
    ? 0
    : 1;
}
