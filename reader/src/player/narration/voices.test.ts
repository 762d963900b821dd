import { expect, test } from 'vitest';
import { fakeVoice } from '../testing/fakeSpeech.ts';
import { languageKey, voiceFor, voicesFor } from './voices.ts';

const uris = (voices: readonly { readonly voiceURI: string }[]) => voices.map(({ voiceURI }) => voiceURI);

test('a voice that sends the text to a server is never used', () => {
  const remote = fakeVoice('fi-FI', { localService: false });
  expect(voicesFor([remote], 'fi')).toEqual([]);
  expect(voiceFor([remote], 'fi', { fi: remote.voiceURI })).toBeUndefined();
});

test('the region of the text comes first, then the default of the system; other languages are left out', () => {
  const voices = ['de-DE', 'en-AU', 'en_US', 'en-GB'].map((lang) => fakeVoice(lang, { default: lang === 'en_US' }));
  expect(uris(voicesFor(voices, 'en-GB'))).toEqual(['voice:en-GB', 'voice:en_US', 'voice:en-AU']);
  expect(uris(voicesFor(voices, 'en'))[0]).toBe('voice:en_US');
});

test('better voices come first, and those that play with sounds last, wherever the system lists them', () => {
  const names = ['Albert', 'Samantha', 'Grandma (English (US))', 'Ava (Premium)'];
  const voices = names.map((name) => fakeVoice('en-US', { name, voiceURI: name }));
  expect(uris(voicesFor(voices, 'en-US'))).toEqual(['Ava (Premium)', 'Samantha', 'Albert', 'Grandma (English (US))']);
});

test("the user's choice for a language counts as long as the device has it", () => {
  const voices = [fakeVoice('sv-SE'), fakeVoice('sv-FI')];
  expect(voiceFor(voices, 'sv-SE', { sv: 'voice:sv-FI' })?.voiceURI).toBe('voice:sv-FI');
  expect(voiceFor(voices, 'sv-SE', { sv: 'voice:gone', fi: 'voice:sv-FI' })?.voiceURI).toBe('voice:sv-SE');
});

test('the codes of Norwegian are one language, and a code of no language has no voice', () => {
  expect([languageKey('nb-NO'), languageKey('no'), languageKey('x_y z')]).toEqual(['nb', 'nb', '']);
  expect(voicesFor([fakeVoice('nb-NO')], 'no')).toHaveLength(1);
  expect(voicesFor([fakeVoice('')], '')).toEqual([]);
});
