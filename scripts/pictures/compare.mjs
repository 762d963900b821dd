import { readFileSync } from 'node:fs';
import { retakenPictures } from './baseline.mjs';
import { chromiumVersion, countPictures, picturesFolder, runPictures, versionFile } from './run.mjs';

const failedIn = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );

/** Returns a report without its failed tests, which are in another report. */
const withoutFailed = (report) => ({
  ...report,
  testResults: report.testResults.map((file) => ({
    ...file,
    status: 'passed',
    assertionResults: file.assertionResults.filter(({ status }) => status !== 'failed'),
  })),
});

/**
 * Compares the stories with the stored pictures, pixel by pixel. Where another Chromium took those, stories that differ are compared again with
 * pictures that this Chromium takes of the commit that last changed them (docs/decisions/0014). `file` is the path of vitest's report. Returns
 * vitest's reports, each story in one of them; undefined where the comparison itself failed, after printing why.
 */
export function comparePictures(file) {
  const stored = countPictures(picturesFolder);
  const first = runPictures({ pictures: picturesFolder, report: file });
  if (first === undefined) return undefined;
  const compared = first.testResults.flatMap(({ assertionResults }) => assertionResults).length;
  if (compared !== stored) {
    console.error(`${compared} stories were compared, and there are ${stored} pictures.`);
    return undefined;
  }
  const differing = failedIn(first);
  const { version } = JSON.parse(readFileSync(versionFile, 'utf8'));
  const here = chromiumVersion();
  if (differing.length === 0 || version === here) return [first];
  console.log(
    `${differing.length} of ${compared} stories differ. Their pictures are of Chromium ${version}, this is ${here}: taking them anew …`,
  );
  try {
    const second = runPictures({ pictures: retakenPictures(here, differing), report: file, only: differing });
    return second && [withoutFailed(first), second];
  } catch ({ message }) {
    console.error(message);
    return undefined;
  }
}
