import { type Assertion, NotApplicable } from './assertions/assertion.ts';
import { container } from './assertions/container.ts';
import { contentDocuments } from './assertions/contentDocuments.ts';
import { ofFamily } from './assertions/families.ts';
import { fixedLayout } from './assertions/fixedLayout.ts';
import { type GeneralAssertion, generalQuestions } from './assertions/general.ts';
import { mediaOverlays } from './assertions/mediaOverlays.ts';
import { navigation } from './assertions/navigation.ts';
import { packageDocument } from './assertions/packageDocument.ts';
import { publication as ofPublications } from './assertions/publication.ts';
import type { Level, TestPublication } from './corpus/Publication.ts';
import { openReading } from './reading/openReading.ts';
import type { Reading } from './reading/Reading.ts';
import type { RestartingBrowser } from './reading/restartingBrowser.ts';

/** What each test of the suite asks, by its id. */
const specific: Readonly<Record<string, Assertion>> = {
  ...contentDocuments,
  ...fixedLayout,
  ...mediaOverlays,
  ...navigation,
  ...container,
  ...packageDocument,
  ...ofPublications,
};

/** How a publication fared in one question. */
export interface BookCheckResult {
  readonly id: string;
  readonly level: Level;
  /** What was asked: the test's own criterion, or what any publication shows. */
  readonly question: string;
  readonly kind: 'specific' | 'family' | 'general';
  readonly result: 'passed' | 'failed' | 'not applicable';
  readonly reason?: string;
}

const shortened = (message: string): string => (message.split('\n')[0] ?? '').slice(0, 200);

/** Asks questions of a publication that is opened once for all of them; each is answered by itself. A crash fails its question and no other. */
export async function* ask(
  browser: RestartingBrowser,
  origin: string,
  publication: TestPublication,
  kind: BookCheckResult['kind'],
  questions: readonly GeneralAssertion[],
): AsyncGenerator<BookCheckResult> {
  const answered = (question: string, problem?: unknown): BookCheckResult => {
    const facts = { id: publication.id, level: publication.level, question, kind };
    if (problem === undefined) return { ...facts, result: 'passed' };
    const reason = shortened(problem instanceof Error ? problem.message : String(problem));
    return { ...facts, result: problem instanceof NotApplicable ? 'not applicable' : 'failed', reason };
  };
  let reading: Reading | undefined;
  for (const { name, check } of questions)
    try {
      reading ??= await openReading(await browser.running(), origin, publication);
      await check(reading);
      yield answered(name);
    } catch (problem) {
      // The call that meets a crash may fail before the page's own event tells of it.
      const hasCrashed = reading?.isGone || /crashed/i.test(String(problem));
      yield answered(name, hasCrashed ? new Error(`The browser crashed: ${shortened(String(problem))}`) : problem);
      if (hasCrashed) {
        await reading?.close().catch(() => undefined);
        reading = undefined;
      }
    }
  await reading?.close();
}

/** Asks a publication its own question, where there is one, and those of any publication. */
export async function* checkBook(
  browser: RestartingBrowser,
  origin: string,
  publication: TestPublication,
  isQuick: boolean,
): AsyncGenerator<BookCheckResult> {
  const own = specific[publication.id];
  const family = own ? undefined : ofFamily(publication.id);
  if (own) yield* ask(browser, origin, publication, 'specific', [{ name: 'its pass criterion', check: own }]);
  if (own && isQuick) return;
  if (family) yield* ask(browser, origin, publication, 'family', [{ name: 'what its family is about', check: family }]);
  for (const questions of generalQuestions) yield* ask(browser, origin, publication, 'general', questions);
}
