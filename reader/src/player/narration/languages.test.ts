import { expect, test } from 'vitest';
import { chosenLanguage, isFingerLanguage, languagesOf, lockOf, mainLanguage } from './languages.ts';

const narrations = ['sv', 'en', 'takk', 'tsp'].map((language) => ({ language, smil: [] }));

test('reader §1: the main language is the one that the host names, if the book has it', { tags: ['reader §1.9', 'reader §3.28'] }, () => {
  expect(mainLanguage(narrations, 'en')).toBe('en');
  expect(mainLanguage(narrations, 'sv-SE')).toBe('sv');
  expect(mainLanguage(narrations, 'fi')).toBe('sv');
  expect(mainLanguage([], 'sv')).toBeUndefined();
});

test('the narration uses the preferred language if the book has it', () => {
  expect(chosenLanguage(narrations, 'takk', 'sv')).toBe('takk');
  expect(chosenLanguage(narrations, 'fi', 'sv')).toBe('sv');
  expect(chosenLanguage(narrations, undefined, 'sv')).toBe('sv');
});

test('reader §3: the languages of a book are grouped into audio, video and picture-in-picture', {
  tags: ['reader §3.29', 'reader §3.30', 'reader §3.31'],
}, () => {
  expect(languagesOf(narrations, true)).toEqual({ audio: ['sv', 'en'], video: ['takk', 'tsp'], pictureInPicture: ['takk', 'tsp'] });
  expect(languagesOf(narrations, false)).toEqual({ audio: ['sv', 'en'], video: ['takk', 'tsp'], pictureInPicture: [] });
});

test('reader §9: the finger languages are takk and tsp', { tags: ['reader §9.16'] }, () => {
  expect(['takk', 'tsp', 'sv'].map(isFingerLanguage)).toEqual([true, true, false]);
});

test('locked sign language locks the finger languages, and no other media lock a narration', () => {
  const locked = [
    { media: 'somethingNew', openedBy: 'school' },
    { media: 'signLanguage', openedBy: 'plan' },
  ] as const;
  expect(['sv', 'takk', 'tsp'].map((language) => lockOf(language, locked)?.openedBy)).toEqual([undefined, 'plan', 'plan']);
  expect(lockOf('tsp', locked.slice(0, 1))).toBeUndefined();
});
