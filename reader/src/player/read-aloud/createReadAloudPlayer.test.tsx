import { expect, test, vi } from 'vitest';
import { voiceFor } from '../narration/voices.ts';
import { fakeSpeech, fakeVoice } from '../testing/fakeSpeech.ts';
import { fakeSpokenPages } from '../testing/fakeSpokenPages.ts';
import { fakeTimers } from '../testing/fakeTimers.ts';
import { createReadAloudPlayer } from './createReadAloudPlayer.ts';
import { createSpeaker } from './createSpeaker.ts';
import type { SpokenText } from './sentenceVoice.ts';

interface Reading {
  readonly documents: Parameters<typeof fakeSpokenPages>[0];
  readonly autoPageTurn?: boolean;
  readonly reportsWords?: boolean;
  readonly voices?: readonly string[];
}

/** A book that is read by a stand-in: no real voice is heard in these tests. */
function reading({ documents, autoPageTurn = true, reportsWords = true, voices = ['en-GB'] }: Reading) {
  const speech = fakeSpeech(
    voices.map((language) => fakeVoice(language)),
    reportsWords,
  );
  const timers = fakeTimers();
  const book = fakeSpokenPages(documents);
  const settings = { rate: 1, volume: 1, autoPageTurn };
  const texts: (SpokenText | undefined)[] = [];
  const playing: boolean[] = [];
  const skipped: string[] = [];
  const errors: string[] = [];
  const mayPlay = vi.fn(() => true);
  const speaker = createSpeaker({ ...speech, timers, onLost: () => player.pause() });
  const player = createReadAloudPlayer({
    pages: book.pages,
    speaker,
    timers,
    voiceFor: (language) => voiceFor(speech.engine.getVoices(), language, {}),
    settings: () => settings,
    mayPlay,
    onText: (text) => void texts.push(text),
    onState: (now) => void playing.push(now.playing),
    onNoVoice: (language) => void skipped.push(language),
    onError: ({ message }) => void errors.push(message),
  });
  /** Lets the pages and the rest after a cancelled text pass. */
  const settle = async () => {
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    timers.pass(60);
  };
  const end = async () => {
    speech.end();
    await settle();
  };
  const now = () => speech.current()?.text;
  const word = () => {
    const { position, word: span } = texts.at(-1) ?? {};
    const text = position && book.pages.sentences(position.index)[position.sentence]?.text;
    return span && text?.slice(span.from, span.to);
  };
  return { player, speech, timers, book, settings, texts, playing, skipped, errors, mayPlay, settle, end, now, word };
}

const twoPages = { documents: [{ body: '<p>1: One. 1: Two. 2: Three.</p>', pages: 2 }] };

test('a silent book is read sentence by sentence within the first call, and the page turns before the sentence that starts on the next one', async () => {
  const { player, end, now, book, playing } = reading(twoPages);
  player.play();
  expect([now(), playing]).toEqual(['1: One.', [true]]);
  await end();
  expect([now(), book.place()]).toEqual(['1: Two.', '0: 1']);
  await end();
  expect([now(), book.place(), book.turns]).toEqual(['2: Three.', '0: 2', ['forward']]);
  await end();
  expect([now(), playing.at(-1)]).toEqual([undefined, false]);
});

test('with word events the page turns at the first word of the next page, and the words are marked with or without their length', async () => {
  const { player, speech, settle, word, book } = reading({ documents: [{ body: '<p>1: The lake 2: lay still. 2: Dark.</p>', pages: 2 }] });
  player.play();
  speech.word('lake');
  await settle();
  expect([word(), book.place()]).toEqual(['lake', '0: 1']);
  speech.word('lay', false);
  await settle();
  expect([word(), book.place(), book.turns]).toEqual(['lay', '0: 2', ['forward']]);
});

test('a voice without word events marks the sentence alone, and the page turns after it', async () => {
  const { player, speech, word, end, now, book } = reading({
    documents: [{ body: '<p>1: The lake 2: lay still. 2: Dark.</p>', pages: 2 }],
    reportsWords: false,
  });
  player.play();
  speech.word('lay');
  expect([word(), book.place()]).toEqual([undefined, '0: 1']);
  await end();
  expect([now(), book.place()]).toEqual(['2: Dark.', '0: 2']);
});

test('a pause ends the speech at once, and playback goes on with the last word, or repeats the sentence of a voice without word events', async () => {
  for (const [reportsWords, rest] of [
    [true, 'lay still.'],
    [false, '1: The lake lay still.'],
  ] as const) {
    const { player, speech, settle, now, playing } = reading({
      documents: [{ body: '<p>1: The lake lay still.</p>', pages: 1 }],
      reportsWords,
    });
    player.play();
    speech.word('lay');
    player.pause();
    expect([now(), playing.at(-1)]).toEqual([undefined, false]);
    player.play();
    await settle();
    expect([now(), playing.at(-1)]).toEqual([rest, true]);
  }
});

test('reader §4: without auto page turn the voice stops at the end of the page, and its first sentence is next', async () => {
  const { player, end, now, settle, book, playing } = reading({ ...twoPages, autoPageTurn: false });
  player.play();
  await end();
  await end();
  expect([now(), book.place(), playing.at(-1)]).toEqual([undefined, '0: 1', false]);
  player.play();
  await settle();
  expect(now()).toBe('1: One.');
});

test('reader §9: a page without text is shown for 3000 ms', async () => {
  const { player, end, settle, timers, now, book } = reading({
    documents: [
      { body: '<p>1: One.</p>', pages: 1 },
      { body: '<img src="a.png" alt="">', pages: 1 },
      { body: '<p>1: Two.</p>', pages: 1 },
    ],
  });
  player.play();
  await end();
  expect(book.place()).toBe('1: 1');
  timers.pass(2800);
  await settle();
  expect([now(), book.place()]).toEqual([undefined, '1: 1']);
  timers.pass(200);
  await settle();
  expect([now(), book.place()]).toEqual(['1: Two.', '2: 1']);
});

test('a user who turns back from a page without text hears the page before again', async () => {
  const { player, end, settle, now, book } = reading({
    documents: [
      { body: '<p>1: One.</p>', pages: 1 },
      { body: '<img src="a.png" alt="">', pages: 1 },
    ],
  });
  void player.play();
  await end();
  expect([now(), book.place()]).toEqual([undefined, '1: 1']);
  book.goTo(0, 1);
  void player.pageTurned();
  await settle();
  expect([now(), book.place()]).toEqual(['1: One.', '0: 1']);
});

test('a page that is turned by hand is read from its first sentence, and a paused voice stays paused', async () => {
  const { player, settle, now, book } = reading({ documents: [{ body: '<p>1: One. 2: Two. 3: Three.</p>', pages: 3 }] });
  player.play();
  book.goTo(0, 3);
  player.pageTurned();
  await settle();
  expect(now()).toBe('3: Three.');
  player.pause();
  book.goTo(0, 2);
  player.pageTurned();
  await settle();
  expect(now()).toBeUndefined();
  player.play();
  await settle();
  expect(now()).toBe('2: Two.');
});

test('the steps go to the previous and the next sentence, also on the pages before and after', async () => {
  const { player, settle, now, book } = reading({
    documents: [
      { body: '<p>1: One. 1: Two.</p>', pages: 1 },
      { body: '<p>1: Three.</p>', pages: 1 },
    ],
  });
  const heard: unknown[] = [];
  player.play();
  for (const by of [1, 1, -1, -1] as const) {
    player.step(by);
    await settle();
    heard.push(`${now()} ${book.place()}`);
  }
  expect(heard).toEqual(['1: Two. 0: 1', '1: Three. 1: 1', '1: Two. 0: 1', '1: One. 0: 1']);
});

test('each passage has the voice of its language, and one without a voice is skipped and reported', async () => {
  const { player, end, now, speech, skipped } = reading({
    documents: [{ body: '<p>1: One.</p><p lang="sv">1: Två.</p><p lang="fi">1: Kolme.</p><p>1: unseen.</p><p>1: Four.</p>', pages: 1 }],
    voices: ['en-GB', 'sv-SE'],
  });
  player.play();
  await end();
  expect([now(), speech.current()?.lang]).toEqual(['1: Två.', 'sv-SE']);
  await end();
  expect([now(), speech.current()?.lang, [...new Set(skipped)]]).toEqual(['1: Four.', 'en-GB', ['fi']]);
});

test('a foreign word in a sentence has its own voice, or that of its sentence if there is none', async () => {
  const body = '<p>1: Das Wort <i lang="en">butterfly</i> und <i lang="fi">perhonen</i>.</p>';
  const { player, end, speech } = reading({ documents: [{ body: `<div lang="de">${body}</div>`, pages: 1 }], voices: ['de-DE', 'en-GB'] });
  const spoken: string[] = [];
  player.play();
  while (speech.current()) {
    spoken.push(`${speech.current()?.lang}: ${speech.current()?.text}`);
    await end();
  }
  expect(spoken).toEqual(['de-DE: 1: Das Wort ', 'en-GB: butterfly', 'de-DE: und ', 'de-DE: perhonen.']);
});

test('a new speed applies to the rest of the sentence, once for all moves of the slider', async () => {
  const { player, speech, settings, timers, settle, now } = reading({ documents: [{ body: '<p>1: The lake lay still.</p>', pages: 1 }] });
  player.play();
  speech.word('lay');
  for (const rate of [1.1, 1.2, 1.5]) {
    settings.rate = rate;
    player.apply();
    timers.pass(100);
  }
  expect(speech.texts()).toHaveLength(1);
  timers.pass(250);
  await settle();
  expect([now(), speech.current()?.rate, speech.texts().length]).toEqual(['lay still.', 1.5, 2]);
});

test('a heading is followed by a pause', async () => {
  const { player, end, timers, now } = reading({ documents: [{ body: '<h1>1: The lake</h1><p>1: It lay still.</p>', pages: 1 }] });
  player.play();
  await end();
  expect(now()).toBeUndefined();
  timers.pass(500);
  expect(now()).toBe('1: It lay still.');
});

test('a pause after the sentence lets the voice end it, and the next start goes on after it', async () => {
  const { player, end, settle, now, playing } = reading(twoPages);
  player.play();
  player.pauseAfterSentence();
  expect([now(), playing.at(-1)]).toEqual(['1: One.', true]);
  await end();
  expect([now(), playing.at(-1)]).toEqual([undefined, false]);
  player.play();
  await settle();
  expect(now()).toBe('1: Two.');
});

test('a voice that may not go on stops before the sentence, which is the next one', async () => {
  const { player, end, settle, now, mayPlay, playing } = reading(twoPages);
  player.play();
  mayPlay.mockReturnValue(false);
  await end();
  expect([now(), playing.at(-1)]).toEqual([undefined, false]);
  mayPlay.mockReturnValue(true);
  player.play();
  await settle();
  expect(now()).toBe('1: Two.');
});

test('an error of the voice pauses the book and is reported; a page that is not to be loaded, too', async () => {
  const { player, speech, end, now, playing, errors, book } = reading(twoPages);
  player.play();
  speech.fail('synthesis-failed');
  expect([playing.at(-1), errors]).toEqual([false, ['The text could not be spoken: synthesis-failed']]);
  player.playFrom({ index: 0, sentence: 1 });
  vi.mocked(book.pages.turn).mockResolvedValueOnce('failed');
  await end();
  expect([now(), playing.at(-1)]).toEqual([undefined, false]);
  player.play();
  await end();
  expect(now()).toBe('2: Three.');
});
