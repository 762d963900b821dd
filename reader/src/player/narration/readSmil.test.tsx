import { expect, test } from 'vitest';
import { readSmil } from './readSmil.ts';
import { usesTextToSpeech } from './Track.ts';

const smilUrl = 'https://books.example/b/narration/sv/page-1.smil';
const read = (body: string) =>
  readSmil(
    new DOMParser().parseFromString(`<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body>${body}</body></smil>`, 'application/xml'),
    smilUrl,
    'https://books.example/b/',
  );

test('reader §3: a clip becomes a track with its URLs, its times and its fragment', { tags: ['reader §3.19', 'reader §3.20'] }, () => {
  expect(
    read('<par><text src="../../text/p1.xhtml#s1"/><audio src="../../media/sv/p1.mp3" clipBegin="0:00:01.250" clipEnd="2.5s"/></par>'),
  ).toEqual([
    {
      audio: {
        src: '../../media/sv/p1.mp3',
        url: 'https://books.example/b/media/sv/p1.mp3',
        baseMediaUrl: 'https://books.example/b/media/sv/',
        clipBegin: 1.25,
        clipEnd: 2.5,
      },
      text: { src: '../../text/p1.xhtml#s1', srcFile: 'https://books.example/b/text/p1.xhtml', srcFragmentId: 's1' },
    },
  ]);
});

test('a missing clipBegin means 0, and a missing clipEnd the end of the media', () => {
  const [track] = read('<par><text src="p.xhtml#s1"/><audio src="p.mp3"/></par>');
  expect(track?.audio).toMatchObject({ clipBegin: 0, clipEnd: Number.POSITIVE_INFINITY });
});

test('a clip without length is skipped', () => {
  const body =
    '<par><text src="p.xhtml#a"/><audio src="p.mp3" clipBegin="3s" clipEnd="3s"/></par><par><text src="p.xhtml#c"/><audio src="p.mp3" clipEnd="1"/></par>';
  expect(read(body).map(({ text }) => text.srcFragmentId)).toEqual(['c']);
});

test('a text without a recording is left to text-to-speech, and one with a broken media URL is skipped', () => {
  const tracks = read('<par><text src="p.xhtml#b"/></par><par><text src="p.xhtml#c"/><audio src="https://"/></par>');
  expect(tracks.map((track) => [track.text.srcFragmentId, usesTextToSpeech(track)])).toEqual([['b', true]]);
});

test('clips keep their order through nested sequences, and one file may narrate many pages', () => {
  const par = (text: string) => `<par><text src="${text}"/><audio src="p.mp3" clipEnd="1s"/></par>`;
  const tracks = read(`<seq>${par('a.xhtml#1')}<seq>${par('a.xhtml#2')}</seq></seq><seq>${par('b.xhtml#1')}</seq>`);
  expect(tracks.map(({ text }) => text.srcFile.slice(-7) + text.srcFragmentId)).toEqual(['a.xhtml1', 'a.xhtml2', 'b.xhtml1']);
});

test('a clip with several texts shows the first one', () => {
  const tracks = read('<par><text src="p.xhtml#a"/><text src="p.xhtml#b"/><audio src="p.mp3" clipEnd="1s"/></par>');
  expect(tracks.map(({ text }) => text.srcFragmentId)).toEqual(['a']);
});

test('a video clip becomes a track like an audio clip', { tags: ['reader §0.3'] }, () => {
  expect(read('<par><text src="p.xhtml#a"/><video src="p.mp4" clipBegin="1s" clipEnd="2s"/></par>')[0]?.audio.url).toMatch(/p\.mp4$/);
});

test('a text without a fragment means the whole document', () => {
  expect(read('<par><text src="p.xhtml"/><audio src="p.mp3" clipEnd="1s"/></par>')[0]?.text.srcFragmentId).toBe('');
});
