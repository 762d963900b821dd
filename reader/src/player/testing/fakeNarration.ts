import { vi } from 'vitest';
import type { SmilPlayer } from '../narration/createSmilPlayer.ts';
import type { Track } from '../narration/Track.ts';

/** Returns a track of four seconds that reads a fragment of a document of the fake book. */
export const fakeTrack = (index: number, fragment: string, clipBegin = 0): Track => ({
  audio: {
    src: 'voice.mp3',
    url: 'https://books.example/b/voice.mp3',
    baseMediaUrl: 'https://books.example/b/',
    clipBegin,
    clipEnd: clipBegin + 4,
  },
  text: { src: `${index}.xhtml#${fragment}`, srcFile: `https://books.example/b/${index}.xhtml`, srcFragmentId: fragment },
});

/** Returns a player that records what is called. */
export const fakePlayer = (tracks: readonly Track[] = []) => ({
  tracks,
  play: vi.fn<SmilPlayer['play']>(async () => {}),
  pause: vi.fn<SmilPlayer['pause']>(),
  cue: vi.fn<SmilPlayer['cue']>(async () => {}),
  playFrom: vi.fn<SmilPlayer['playFrom']>(async () => {}),
  step: vi.fn<SmilPlayer['step']>(async () => {}),
  seek: vi.fn<SmilPlayer['seek']>(async () => {}),
  pageTurned: vi.fn<SmilPlayer['pageTurned']>(async () => {}),
  current: vi.fn<SmilPlayer['current']>(),
  apply: vi.fn<SmilPlayer['apply']>(),
  close: vi.fn<SmilPlayer['close']>(),
});
