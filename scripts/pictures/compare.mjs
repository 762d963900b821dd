import { readFileSync } from 'node:fs';
import { retakenPictures } from './baseline.mjs';
import { chromiumVersion, countPictures, picturesFolder, runPictures, versionFile } from './run.mjs';

const failedIn = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );

/** A report without its failed tests: another one has them. */
const withoutFailed = (report) => ({
  ...report,
  testResults: report.testResults.map((file) => ({
    ...file,
    status: 'passed',
    assertionResults: file.assertionResults.filter(({ status }) => status !== 'failed'),
  })),
});

/**
 * Compares the pictured stories with the stored pictures, no pixel may differ. Where another Chromium took those, what differs is compared once more: with
 * pictures that this Chromium takes of the commit that last set them (docs/decisions/0014). `file` is where vitest leaves its report on the way.
 * Returns vitest's reports, each story in one of them; undefined where the comparison itself broke, after saying why.
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
