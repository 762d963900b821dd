import { chromium as browsers } from 'playwright';
import { chromium } from '../../scripts/chromium.mjs';
import { type Peaks, peaksOf } from '../src/player/waveform/Peaks.ts';

const page = 'http://recordings.localhost/';

/** Runs a task with a decoder: Chromium decodes what the reader can play, and reduces it as the reader does. */
export async function withDecoder<Result>(task: (decode: (bytes: Buffer) => Promise<Peaks>) => Promise<Result>): Promise<Result> {
  const browser = await browsers.launch(chromium());
  try {
    const tab = await browser.newPage();
    let recording: Buffer = Buffer.alloc(0);
    await tab.route(`${page}**`, (route) =>
      route.fulfill(route.request().url() === page ? { contentType: 'text/html', body: '<!doctype html>' } : { body: recording }),
    );
    await tab.goto(page);
    return await task(async (bytes) => {
      recording = bytes;
      // The function as text: a page has no modules of Node.
      return tab.evaluate(async (reduce) => {
        const peaks: typeof peaksOf = new Function(`return ${reduce}`)();
        const response = await fetch('recording');
        return peaks(await new OfflineAudioContext(1, 1, 8000).decodeAudioData(await response.arrayBuffer()));
      }, peaksOf.toString());
    });
  } finally {
    await browser.close();
  }
}
