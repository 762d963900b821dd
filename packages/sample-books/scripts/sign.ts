// Draws the videos of the finger languages with Chromium and ffmpeg into media/. They are placeholders: a drawn figure and symbol cards, no real
// signing.
// `node packages/sample-books/scripts/sign.ts`; its output is committed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ink } from '@realmkit/design-system/drawing/palette.ts';
import { type Page as BrowserPage, chromium as browsers } from 'playwright';
import { chromium } from '../../../scripts/chromium.mjs';
import { fragmentsOf, wordsOf } from '../src/publication/fragments.ts';
import { mediaFolder, timingsOf } from '../src/publication/recordings.ts';
import { starTale } from '../src/titles/stars/book.ts';
import { atRest, between, type Gesture, gestureOf, signer } from './signer.ts';
import { symbols } from './symbols.ts';

const framesPerSecond = 12;
const size = { width: 640, height: 360 };

/** A sign and, in sign-supported speech, the word and symbol of its card. */
interface Sign {
  readonly gesture: Gesture;
  readonly frames: number;
  readonly card?: readonly [word: string, symbol: string];
}

function signsOf(language: string, text: string): Sign[] {
  if (language === 'tsp')
    return wordsOf(text)
      .filter((word) => /\p{L}/u.test(word))
      .map((word) => ({ gesture: gestureOf(word), frames: 6 }));
  const cards = symbols.filter(([, pattern]) => pattern.test(text)).slice(0, 3);
  const shown = cards.length > 0 ? cards : symbols.slice(-1);
  return shown.map(([word, , symbol]) => ({ gesture: gestureOf(word), frames: 12, card: [word, symbol] }));
}

function frame(gesture: Gesture, mouth: number, card: Sign['card']): string {
  const at = card ? 210 : 320;
  const shown = card
    ? `<g transform="translate(390 50)"><rect width="200" height="244" rx="18" fill="#fff" stroke="${ink.mustard}" stroke-width="6"/>${card[1]}<text x="100" y="226" font-size="28" text-anchor="middle" font-family="sans-serif" fill="${ink.dark}">${card[0]}</text></g>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><defs><radialGradient id="glow"><stop offset="0" stop-color="${ink.lamp}" stop-opacity="0.7"/><stop offset="1" stop-color="${ink.lamp}" stop-opacity="0"/></radialGradient></defs><rect width="640" height="360" fill="${ink.peach}"/><circle cx="${at}" cy="190" r="190" fill="${ink.cream}"/><g transform="translate(${at} 172)">${signer(gesture, mouth)}</g>${shown}</svg>`;
}

/** Returns all frames of a page, and the start and end of its sentences in milliseconds. */
function film(language: string, texts: readonly string[]): { frames: string[]; clips: [number, number][] } {
  const frames: string[] = [];
  const milliseconds = () => Math.round((frames.length / framesPerSecond) * 1000);
  const clips = texts.map((text): [number, number] => {
    const begin = milliseconds();
    let from = atRest;
    let card: Sign['card'];
    for (const sign of [...signsOf(language, text), { gesture: atRest, frames: 6 }]) {
      card = 'card' in sign ? sign.card : card;
      const moving = Math.ceil(sign.frames / 2);
      for (let at = 1; at <= sign.frames; at++)
        frames.push(frame(between(from, sign.gesture, Math.min(1, at / moving)), at % 4 < 2 ? 0.2 : 0.9, card));
      from = sign.gesture;
    }
    return [begin, milliseconds()];
  });
  return { frames, clips };
}

async function writeVideo(page: BrowserPage, file: string, frames: readonly string[]): Promise<void> {
  const arguments_ = ['-loglevel', 'error', '-y', '-f', 'image2pipe', '-framerate', String(framesPerSecond), '-c:v', 'png', '-i', '-'];
  // Main profile and 4:2:0 play on every iPad; a key frame each second makes seeking fast.
  const encoding = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    '27',
    '-profile:v',
    'main',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '12',
  ];
  const encoder = spawn(
    'ffmpeg',
    [...arguments_, ...encoding, '-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', file],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'exit');
  for (const drawing of frames) {
    await page.setContent(`<body style="margin:0">${drawing}</body>`);
    if (!encoder.stdin.write(await page.screenshot({ type: 'png' }))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

const timings: Record<string, Record<string, readonly (readonly [number, number])[]>> = { ...timingsOf(starTale.id) };
const browser = await browsers.launch(chromium());
const page = await browser.newPage({ viewport: size });
for (const { language, media } of starTale.narrations) {
  if (media !== 'video') continue;
  const folder = join(mediaFolder, starTale.id, language);
  mkdirSync(folder, { recursive: true });
  timings[language] = {};
  for (const sheet of starTale.pages.filter(({ isSilent }) => !isSilent)) {
    const { frames, clips } = film(
      language,
      fragmentsOf(starTale, sheet).map(({ line }) => line.sv ?? ''),
    );
    await writeVideo(page, join(folder, `${sheet.name}.mp4`), frames);
    timings[language][sheet.name] = clips;
    console.log(`${language} ${sheet.name}: ${frames.length} frames`);
  }
}
await browser.close();
writeFileSync(join(mediaFolder, starTale.id, 'timings.json'), `${JSON.stringify(timings)}\n`);
