import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { cameFromAudioAid, rememberAudioAid } from './audioAid.ts';

test.each([
  ['?origin=audioaid', true],
  ['?book=1&origin=audioaid', true],
  ['?origin=polylino', false],
  ['', false],
])('a visit with the query "%s" comes from the audio aid app: %s', (search, expected) => {
  const storage = memoryStorage();
  rememberAudioAid(search, storage);
  expect(cameFromAudioAid(storage)).toBe(expected);
});

test('the tab remembers that its visitor came from the audio aid app', () => {
  const storage = memoryStorage();
  rememberAudioAid('?origin=audioaid', storage);
  rememberAudioAid('?page=2', storage);
  expect(cameFromAudioAid(storage)).toBe(true);
});
