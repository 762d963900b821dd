import { type Assertion, NotApplicable } from './assertions/assertion.ts';
import { container } from './assertions/container.ts';
import { contentDocuments } from './assertions/contentDocuments.ts';
import { familyAssertion } from './assertions/families.ts';
import { fixedLayout } from './assertions/fixedLayout.ts';
import { type GeneralAssertion, generalAssertionGroups } from './assertions/general.ts';
import { mediaOverlays } from './assertions/mediaOverlays.ts';
import { navigation } from './assertions/navigation.ts';
import { packageDocument } from './assertions/packageDocument.ts';
import { publication as ofPublications } from './assertions/publication.ts';
import type { Level, TestPublication } from './corpus/Publication.ts';
import { openReading } from './reading/openReading.ts';
import type { ReaderPageObject } from './reading/ReaderPageObject.ts';
import type { RestartingBrowser } from './reading/restartingBrowser.ts';

/** The assertion of each test of the suite, by its id. */
const specific: Readonly<Record<string, Assertion>> = {
  ...contentDocuments,
  ...fixedLayout,
  ...mediaOverlays,
  ...navigation,
  ...container,
  ...packageDocument,
  ...ofPublications,
};

/** The result of one check of a publication. */
export interface BookCheckResult {
  readonly id: string;
  readonly level: Level;
  /** The checked criterion: the test's own, or one that every publication has to meet. */
  readonly question: string;
  readonly kind: 'specific' | 'family' | 'general';
  readonly result: 'passed' | 'failed' | 'not applicable';
  readonly reason?: string;
}

const shortened = (message: string): string => (message.split('\n')[0] ?? '').slice(0, 200);

/** Runs checks on a publication that is opened once for all of them. A crash fails only the check that ran. */
export async function* runChecks(
  browser: RestartingBrowser,
  origin: string,
  publication: TestPublication,
  kind: BookCheckResult['kind'],
  questions: readonly GeneralAssertion[],
): AsyncGenerator<BookCheckResult> {
  const resultOf = (question: string, error?: unknown): BookCheckResult => {
    const common = { id: publication.id, level: publication.level, question, kind };
    if (error === undefined) return { ...common, result: 'passed' };
    const reason = shortened(error instanceof Error ? error.message : String(error));
    return { ...common, result: error instanceof NotApplicable ? 'not applicable' : 'failed', reason };
  };
  let reading: ReaderPageObject | undefined;
  for (const { name, check } of questions)
    try {
      reading ??= await openReading(await browser.running(), origin, publication);
      await check(reading);
      yield resultOf(name);
    } catch (error) {
      // The call that meets a crash may fail before the page's crash event arrives.
      const hasCrashed = reading?.hasCrashed || /crashed/i.test(String(error));
      yield resultOf(name, hasCrashed ? new Error(`The browser crashed: ${shortened(String(error))}`) : error);
      if (hasCrashed) {
        await reading?.close().catch(() => undefined);
        reading = undefined;
      }
    }
  await reading?.close();
}

/** Runs the publication's own check, if it has one, and the general checks. */
export async function* checkBook(
  browser: RestartingBrowser,
  origin: string,
  publication: TestPublication,
  isQuick: boolean,
): AsyncGenerator<BookCheckResult> {
  const own = specific[publication.id];
  const family = own ? undefined : familyAssertion(publication.id);
  if (own) yield* runChecks(browser, origin, publication, 'specific', [{ name: 'its pass criterion', check: own }]);
  if (own && isQuick) return;
  if (family) yield* runChecks(browser, origin, publication, 'family', [{ name: 'what its family is about', check: family }]);
  for (const questions of generalAssertionGroups) yield* runChecks(browser, origin, publication, 'general', questions);
}
