import type { Browser } from 'playwright';
import type { TestPublication } from '../corpus/Publication.ts';
import { Reading } from './Reading.ts';

/** How large the window is: landscape, as wide as two pages. */
const landscape = { width: 1200, height: 800 };

/** Opens a publication in a window of its own, in which nothing is left from the ones before. */
export async function openReading(browser: Browser, origin: string, publication: TestPublication, viewport = landscape): Promise<Reading> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
  const foreign: string[] = [];
  await context.route(
    (address) => /^(https?|ftp|wss?):$/.test(address.protocol) && address.origin !== origin,
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  const page = await context.newPage();
  await page.addInitScript(() => {
    // Remembers each recording that plays; a window of a test has no ears.
    const media: HTMLMediaElement[] = [];
    Reflect.set(window, 'epubTestsMedia', media);
    const said: string[] = [];
    Reflect.set(window, 'epubTestsSaid', said);
    const { speak } = SpeechSynthesis.prototype;
    SpeechSynthesis.prototype.speak = function (this: SpeechSynthesis, utterance: SpeechSynthesisUtterance) {
      said.push(utterance.text);
      speak.call(this, utterance);
    };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!media.includes(this)) media.push(this);
      return play.call(this);
    };
  });
  const query = new URLSearchParams({ book: publication.id, file: publication.address });
  await page.goto(`${origin}/?${query}`);
  const reading = new Reading(page, context, foreign, publication);
  await reading.opened();
  return reading;
}
