import type { Browser } from 'playwright';
import type { TestPublication } from '../corpus/Publication.ts';
import { ReaderPageObject } from './ReaderPageObject.ts';

/** The size of the window: landscape, wide enough for a spread. */
const landscape = { width: 1200, height: 800 };

/** Opens a publication in a new browser context. */
export async function openReading(
  browser: Browser,
  origin: string,
  publication: TestPublication,
  viewport = landscape,
  scheme: 'light' | 'dark' = 'light',
): Promise<ReaderPageObject> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
  const foreignRequests: string[] = [];
  await context.route(
    (url) => /^(https?|ftp|wss?):$/.test(url.protocol) && url.origin !== origin,
    (route) => {
      foreignRequests.push(route.request().url());
      return route.abort();
    },
  );
  const page = await context.newPage();
  await page.addInitScript(() => {
    // Records each media element that plays, and each spoken text.
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
  const query = new URLSearchParams({ book: publication.id, file: publication.urlPath, scheme });
  await page.goto(`${origin}/?${query}`);
  const reading = new ReaderPageObject(page, context, foreignRequests, publication);
  await reading.opened();
  return reading;
}
