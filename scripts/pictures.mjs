// `npm run pictures`: compares layouts and kitchen sink with their pictures, in six modes. `npm run pictures -- --update` takes them anew.
import { writeFileSync } from 'node:fs';
import { picturesToCompare } from './pictures/baseline.mjs';
import { chromiumVersion, countPictures, picturesFolder, runPictures, versionFile } from './pictures/run.mjs';

if (process.argv.includes('--update')) {
  process.exitCode = runPictures({ pictures: picturesFolder, update: true });
  if (process.exitCode === 0) {
    writeFileSync(versionFile, `{ "version": "${chromiumVersion()}" }\n`);
    console.log(`${countPictures(picturesFolder)} pictures. Look at them, and commit them together with the change that they show.`);
  }
} else {
  process.exitCode = runPictures({ pictures: picturesToCompare() });
}
