import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createSettingsStore } from '../../settings/settings.ts';
import { createState } from '../../state/createState.ts';
import { fakePlayer, fakeTrack } from '../../testing/fakeNarration.ts';
import { fakeFiles, fakeItem, fakePublication, fakeStage } from '../../testing/fakeOpenBook.ts';
import { initialReaderState, type ReaderState } from '../ReaderState.ts';
import type { LoadNarrationOptions } from './loadNarration.ts';

const loadNarration = vi.hoisted(() => vi.fn());
vi.mock('./loadNarration.ts', () => ({ loadNarration }));
// Files share their modules: this one loads its own, with the replaced one, and leaves none behind.
vi.resetModules();
const { BookRequestError } = await import('../../network/bookError.ts');
const { createNarrationController } = await import('./createNarrationController.ts');
afterAll(() => void vi.resetModules());

beforeEach(() => void loadNarration.mockReset());

/** A book that is narrated in Swedish and in sign language; `place` is the last position. */
function openBook(place?: { readonly fragment: string; readonly time: number }) {
  const state = createState<ReaderState>(initialReaderState);
  const settings = createSettingsStore(undefined);
  const stage = fakeStage();
  stage.shownPart.mockReturnValue({ before: 0, on: 1 });
  const tracks = [fakeTrack(0, 'a'), fakeTrack(0, 'b', 4)];
  const players = { sv: fakePlayer(tracks), tsp: fakePlayer([...tracks].reverse()) };
  const options: LoadNarrationOptions[] = [];
  loadNarration.mockImplementation(async (language: 'sv' | 'tsp', given: LoadNarrationOptions) => {
    options.push(given);
    return { player: players[language], elements: [] };
  });
  const session = {
    id: 's1',
    pageTurned: vi.fn(),
    goToLocation: vi.fn(),
    audioStarted: vi.fn(),
    audioPaused: vi.fn(),
    audioRateSet: vi.fn(),
    audioLanguageChanged: vi.fn(),
    end: vi.fn(),
  };
  const onPaused = vi.fn();
  const sleepTimer = { moved: vi.fn(), mayGoOn: vi.fn(() => true) };
  const narration = createNarrationController({
    publication: fakePublication([fakeItem(0)], { narrations: ['sv', 'tsp'].map((language) => ({ language, smil: [] })) }),
    files: fakeFiles(),
    stage,
    settings,
    state,
    session,
    mainLanguage: undefined,
    hasWindow: true,
    isHighlightingEnabled: true,
    resumeAt: place && { ncxRef: `c0#${place.fragment}`, URI: `0.xhtml#${place.fragment}`, timeOffset: place.time },
    onPaused,
    onPageError: vi.fn(),
    onForbidden: vi.fn(),
    sleepTimer,
    onError: vi.fn(),
  });
  /** Reports a state of the player that was loaded last. */
  const report = (playing: boolean) => options.at(-1)?.player.onState({ playing, waiting: false });
  /** Reports a sentence that the player has started. */
  const hear = (at: number) => options.at(-1)?.player.onTrack(tracks[at]);
  const loudness = () => options.at(-1)?.loudness();
  const fail = (error: unknown) => options.at(-1)?.player.onError(error);
  return { fail, narration, state, settings, stage, players, session, sleepTimer, onPaused, report, hear, loudness };
}

test('the first playback goes on at the second of the last position, and later ones where the player is', async () => {
  const { narration, players } = openBook({ fragment: 'b', time: 5.5 });
  await narration.toggle();
  expect(players.sv.playFrom).toHaveBeenCalledExactlyOnceWith(1, 5.5);
  await narration.toggle();
  expect(players.sv.play).toHaveBeenCalledOnce();
});

test('a last position that is not on the page any more does not count', async () => {
  const { narration, players, stage } = openBook({ fragment: 'b', time: 5.5 });
  stage.shownPart.mockReturnValue({ before: 1, on: 0 });
  await narration.toggle();
  expect([players.sv.playFrom, players.sv.play].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('playback starts at the second of a bookmark that the user goes to, and goes on there if it plays', async () => {
  const { narration, players, report } = openBook();
  const bookmark = { ncxRef: 'c0#b', URI: '0.xhtml#b', charOffset: 0, timeOffset: 6.25 };
  const show = vi.fn(async () => narration.pageTurned());
  await narration.arriveAt?.(bookmark, show);
  expect([show, players.sv.playFrom, players.sv.play].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  await narration.toggle();
  report(true);
  await narration.arriveAt?.({ ...bookmark, timeOffset: 1 }, show);
  expect(players.sv.playFrom.mock.calls).toEqual([
    [1, 6.25],
    [0, 1],
  ]);
  // The pages that are passed on the way are not heard.
  expect(players.sv.pageTurned).not.toHaveBeenCalled();
  await narration.arriveAt?.({ ...bookmark, timeOffset: 0 }, show);
  expect(players.sv.pageTurned).toHaveBeenCalledOnce();
});

test('a bookmark that was gone to does not count any more once the user has chosen a sentence', async () => {
  const { narration, players } = openBook();
  await narration.arriveAt?.({ ncxRef: 'c0#b', URI: '0.xhtml#b', charOffset: 0, timeOffset: 6.25 }, async () => {});
  await narration.step(1);
  await narration.toggle();
  expect([players.sv.step, players.sv.play, players.sv.playFrom].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

test('a position has the second of the recording only while its text is on the page', async () => {
  const { narration, players, stage } = openBook();
  const [track] = players.sv.tracks;
  if (track) players.sv.current.mockReturnValue({ track, index: 0, time: 3.5 });
  expect(narration.time()).toBeUndefined();
  await narration.toggle();
  expect(narration.time()).toBe(3.5);
  stage.shownPart.mockReturnValue({ before: 1, on: 0 });
  expect(narration.time()).toBeUndefined();
});

test('start and pause are reported once each, and the position is recorded at the pause', async () => {
  const { narration, session, onPaused, report } = openBook();
  await narration.toggle();
  for (const playing of [true, true, false, false]) report(playing);
  expect([session.audioStarted, session.audioPaused, onPaused].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test.each([
  [502, 'error_in_book_unknown'],
  [503, 'error_in_book_unknown'],
  [404, 'error_not_found'],
  [0, 'error_no_connection'],
] as const)('a recording that does not come with the status %d is said, until something plays', async (status, code) => {
  const { narration, state, fail, report } = openBook();
  await narration.toggle();
  fail(new BookRequestError(status, 'voice.mp3'));
  expect(state.get().recordingErrorCode).toBe(code);
  report(true);
  expect(state.get().recordingErrorCode).toBeUndefined();
});

test('reader §8: a recording that came and cannot be played is only logged', async () => {
  const { narration, state, fail } = openBook();
  await narration.toggle();
  fail(new Error('The format is not known'));
  expect(state.get().recordingErrorCode).toBeUndefined();
});

test('another language goes on with the same text if the narration plays, and waits if it does not', async () => {
  const { narration, state, players, session, report } = openBook();
  const [, track] = players.sv.tracks;
  if (track) players.sv.current.mockReturnValue({ track, index: 1, time: 5 });
  await narration.toggle();
  report(true);
  await narration.choose('tsp');
  expect(players.sv.close).toHaveBeenCalledOnce();
  expect(players.tsp.playFrom).toHaveBeenCalledExactlyOnceWith(0);
  expect(state.get()).toMatchObject({ language: 'tsp', playing: false });
  expect(session.audioLanguageChanged).toHaveBeenCalledExactlyOnceWith('tsp');
  await narration.choose('sv');
  expect([players.sv.play, players.sv.playFrom].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('a policy that locks the language stops it, and the open one takes its place', async () => {
  const { narration, state, players } = openBook();
  await narration.choose('tsp');
  await narration.toggle();
  const lock = { media: 'signLanguage', openedBy: 'plan' } as const;
  state.change({ locked: [lock] });
  expect([players.tsp.pause, players.tsp.close].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(state.get()).toMatchObject({ language: 'sv', stoppedBy: lock });
  await narration.choose('tsp');
  expect(state.get().language).toBe('sv');
});

test('a new speed is applied and reported, another setting only applied', async () => {
  const { narration, settings, players, session } = openBook();
  await narration.toggle();
  settings.change({ playbackRate: 1.5 });
  settings.change({ muted: true });
  expect(players.sv.apply).toHaveBeenCalledTimes(2);
  expect(session.audioRateSet).toHaveBeenCalledExactlyOnceWith(1.5);
});

test('a tap on a narrated text plays it, and a tap elsewhere is not taken', async () => {
  const { narration, players } = openBook();
  const element = document.createElement('p');
  element.id = 'b';
  expect(narration.playFromElement(element, 0)).toBe(false);
  await narration.toggle();
  expect(narration.playFromElement(element, 0)).toBe(true);
  await vi.waitFor(() => expect(players.sv.playFrom).toHaveBeenCalledExactlyOnceWith(1));
  expect(narration.playFromElement(document.createElement('p'), 0)).toBe(false);
});

test('a narration that the sleep timer ends fades out and pauses, and is as loud as before when it goes on', async () => {
  vi.useFakeTimers();
  const { narration, players, loudness } = openBook();
  await narration.toggle();
  narration.pauseGently();
  const heard = [loudness()];
  for (let step = 0; step < 3; step += 1) {
    vi.advanceTimersByTime(1000);
    heard.push(loudness());
  }
  expect(heard).toEqual([0.875, 0.625, 0.375, 0.125]);
  expect(players.sv.pause).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(players.sv.pause).toHaveBeenCalledOnce();
  expect(loudness()).toBe(1);
  vi.useRealTimers();
});

test('somebody who goes to another sentence while the narration fades out is not asleep', async () => {
  vi.useFakeTimers();
  const { narration, players, loudness, sleepTimer } = openBook();
  await narration.toggle();
  narration.pauseGently();
  await narration.step(1);
  vi.advanceTimersByTime(10_000);
  expect([loudness(), players.sv.pause.mock.calls.length, sleepTimer.moved.mock.calls.length]).toEqual([1, 0, 1]);
  vi.useRealTimers();
});

test('a narration pauses at the sentence with which the sleep timer ends', async () => {
  const { narration, players, sleepTimer, report, hear } = openBook();
  await narration.toggle();
  report(true);
  hear(0);
  expect(players.sv.pause).not.toHaveBeenCalled();
  sleepTimer.mayGoOn.mockReturnValue(false);
  hear(1);
  expect(players.sv.pause).toHaveBeenCalledOnce();
});
