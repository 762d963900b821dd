import { expect, test, vi } from 'vitest';
import { fakeSpeech, fakeVoice } from '../testing/fakeSpeech.ts';
import { fakeTimers } from '../testing/fakeTimers.ts';
import { createSpeaker, type Speech } from './createSpeaker.ts';

/** A speaker over a stand-in: no real voice is heard in these tests. */
function speaking(reportsWords = true, speech = fakeSpeech([], reportsWords), timers = fakeTimers()) {
  const onLost = vi.fn();
  const speaker = createSpeaker({ ...speech, timers, onLost });
  const events: string[] = [];
  const say = (text: string, more: Partial<Speech> = {}) =>
    speaker.speak({
      text,
      language: 'en',
      voice: fakeVoice('en-GB'),
      rate: 1,
      volume: 1,
      onWord: (position, length) => void events.push(`word ${position} ${length}`),
      onEnd: () => void events.push(`end ${text}`),
      onError: ({ message }) => void events.push(message),
      ...more,
    });
  return { speech, timers, speaker, say, events, onLost };
}

test('the first text is spoken within the call, with its voice, its speed and its volume: a browser speaks at first within a gesture only', () => {
  const { speech, say } = speaking();
  say('The lake lay still.', { rate: 1.5, volume: 0.4 });
  expect(speech.current()).toMatchObject({ text: 'The lake lay still.', lang: 'en-GB', rate: 1.5, volume: 0.4 });
  expect(speech.current()?.voice?.voiceURI).toBe('voice:en-GB');
});

test('a text in place of another one is spoken after a rest, and nothing that the browser says of the old one counts', () => {
  const { speech, timers, say, events } = speaking();
  say('One.');
  const old = speech.current();
  say('Two.');
  expect(speech.texts()).toEqual(['One.']);
  timers.pass(60);
  old?.onend?.(new Event('end') as SpeechSynthesisEvent);
  speech.end();
  expect([speech.texts(), events]).toEqual([['One.', 'Two.'], ['end Two.']]);
});

test('a voice that breaks off without an event has ended, and one that never starts is an error', () => {
  const { speech, timers, say, events } = speaking();
  say('One.');
  speech.start();
  speech.vanish();
  timers.pass(60_000);
  say('Two.');
  speech.vanish();
  timers.pass(60_000);
  expect(events).toEqual(['end One.', 'The voice did not start']);
});

test('a slow voice may take its time as long as the browser says that it speaks, but not for ever', () => {
  const { speech, timers, say, events } = speaking(false);
  say('One two three.');
  speech.start();
  timers.pass(10_000);
  expect(events).toEqual([]);
  timers.pass(60_000);
  expect(events).toEqual(['end One two three.']);
  expect(speech.current()).toBeUndefined();
});

test('words are reported with their lengths as far as the browser knows them, and not by a voice that does not report them', () => {
  const { speech, say, events } = speaking();
  say('The lake');
  speech.word('The');
  speech.word('lake', false);
  expect(events).toEqual(['word 0 3', 'word 4 undefined']);
  const silent = speaking(false);
  silent.say('The lake');
  silent.speech.word('lake');
  expect(silent.events).toEqual([]);
});

test('of two readers on a page the one that speaks last has the voice, and the other one stops', () => {
  const one = speaking();
  const other = speaking(true, one.speech, one.timers);
  one.say('One.');
  other.say('Two.');
  one.timers.pass(60);
  expect([one.onLost.mock.calls.length, other.onLost.mock.calls.length]).toEqual([1, 0]);
  expect(one.speech.current()?.text).toBe('Two.');
  one.speech.end();
  expect([one.events, other.events]).toEqual([[], ['end Two.']]);
});

test('another script that cancels the voice pauses the reader, and a browser that refuses is an error', () => {
  const { speech, say, events, onLost } = speaking();
  say('One.');
  speech.engine.cancel();
  expect(onLost).toHaveBeenCalledOnce();
  say('Two.');
  speech.fail('not-allowed');
  expect(events).toEqual(['The text could not be spoken: not-allowed']);
});
