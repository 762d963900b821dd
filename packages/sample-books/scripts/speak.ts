// Records the voices of all books with espeak-ng and ffmpeg into media/, and writes the times of each fragment.
// `node packages/sample-books/scripts/speak.ts [book id …]`; its output is committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fragmentsOf } from '../src/publication/fragments.ts';
import { mediaFolder, timingsOf } from '../src/publication/recordings.ts';
import type { Page, Title } from '../src/publication/title.ts';
import { titles } from '../src/sampleLibrary.ts';
import { lasting, silence, spoken, writeMp3 } from './voice.ts';

type Clip = [begin: number, end: number];

/** The pauses after a sentence or a word within a clip, and between sentences of word-by-word books, in milliseconds. */
const pause = { sentence: 380, word: 70, betweenSentences: 200 } as const;

function record(title: Title, page: Page, language: string, parts: Int16Array[]): Clip[] {
  let samples = parts.reduce((sum, { length }) => sum + length, 0);
  const add = (part: Int16Array) => {
    parts.push(part);
    samples += part.length;
  };
  const fragments = fragmentsOf(title, page);
  return fragments.map(({ sentence, line }, index): Clip => {
    const begin = lasting(samples);
    add(spoken(language, line[language] ?? ''));
    add(silence(title.byWord ? pause.word : pause.sentence));
    const end = lasting(samples);
    const next = fragments[index + 1];
    if (title.byWord && next && next.sentence !== sentence) add(silence(pause.betweenSentences));
    return [begin, end];
  });
}

const requestedIds = process.argv.slice(2);
for (const title of titles.filter(({ id }) => requestedIds.length === 0 || requestedIds.includes(id))) {
  const timings: Record<string, Record<string, readonly (readonly [number, number])[]>> = { ...timingsOf(title.id) };
  for (const { language, media } of title.narrations) {
    if (media !== 'audio') continue;
    const folder = join(mediaFolder, title.id, language);
    mkdirSync(folder, { recursive: true });
    timings[language] = {};
    let parts: Int16Array[] = [];
    for (const page of title.pages.filter(({ isSilent }) => !isSilent)) {
      if (fragmentsOf(title, page).length === 0) continue;
      timings[language][page.name] = record(title, page, language, parts);
      if (title.oneRecording) continue;
      writeMp3(join(folder, `${page.name}.mp3`), parts);
      parts = [];
    }
    if (title.oneRecording) writeMp3(join(folder, 'book.mp3'), parts);
    console.log(`${title.id} ${language}`);
  }
  if (title.narrations.length > 0) writeFileSync(join(mediaFolder, title.id, 'timings.json'), `${JSON.stringify(timings)}\n`);
}
