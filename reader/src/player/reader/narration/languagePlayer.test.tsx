import { expect, test, vi } from 'vitest';
import { fakePlayer } from '../../testing/fakeNarration.ts';
import { createLanguagePlayer } from './languagePlayer.ts';

/** The player of a signed narration. */
function signed(language = 'tsp') {
  const created = fakePlayer();
  const video = document.createElement('video');
  const load = vi.fn(async (_: string) => ({ player: created, elements: [video] }));
  const onError = vi.fn();
  let now: string | undefined = language;
  const player = createLanguagePlayer({ language: () => now, isSigned: () => now === 'tsp', load, onError });
  const setLanguage = (next: string | undefined) => {
    now = next;
  };
  return { player, created, video, load, onError, setLanguage };
}

test('a narration is loaded once, when it is needed first', async () => {
  const { player, created, load } = signed();
  expect(load).not.toHaveBeenCalled();
  await Promise.all([player.run(({ play }) => play()), player.run(({ play }) => play())]);
  expect(load).toHaveBeenCalledExactlyOnceWith('tsp');
  expect(created.play).toHaveBeenCalledTimes(2);
});

test('a narration that failed to load is reported, and loaded again the next time', async () => {
  const { player, created, load, onError } = signed();
  load.mockRejectedValueOnce(new Error('No answer'));
  await player.run(({ play }) => play());
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('No answer'));
  await player.run(({ play }) => play());
  expect(created.play).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledOnce();
});

test('a language that is chosen while another one loads is the one that plays, and the other is closed without a report', async () => {
  const { player, created, video, load, onError, setLanguage } = signed('en');
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof load>>>();
  load.mockReturnValueOnce(slow.promise);
  const first = fakePlayer();
  const before = player.run(({ play }) => play());
  player.discard();
  setLanguage('fi');
  await player.run(({ play }) => play());
  slow.resolve({ player: first, elements: [document.createElement('video')] });
  await before;
  expect([player.current(), player.media()]).toEqual([created, video]);
  expect([first.close, first.play, onError].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

test('an error of playback does not load the narration again', async () => {
  const { player, created, load, onError } = signed();
  created.play.mockRejectedValueOnce(new Error('The recording does not play'));
  await player.run(({ play }) => play());
  await player.run(({ play }) => play());
  expect([load, onError].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('the signer is in the window before playback, and after the window was opened again', async () => {
  const { player, created, video } = signed();
  const host = document.createElement('div');
  player.showVideo(host);
  await vi.waitFor(() => expect(created.cue).toHaveBeenCalledOnce());
  expect([...host.children]).toEqual([video]);
  const again = document.createElement('div');
  player.showVideo(null);
  player.showVideo(again);
  expect([...again.children]).toEqual([video]);
});

test('a signer that could not be shown is not reported, and loaded again for playback', async () => {
  const { player, created, load, onError } = signed();
  load.mockRejectedValueOnce(new Error('No answer'));
  player.showVideo(document.createElement('div'));
  await player.showSigner();
  expect(onError).not.toHaveBeenCalled();
  await player.run(({ play }) => play());
  expect(created.play).toHaveBeenCalledOnce();
});

test('a narration that is only heard loads nothing for the video window', async () => {
  const { player, load } = signed('sv');
  player.showVideo(document.createElement('div'));
  await player.showSigner();
  expect(load).not.toHaveBeenCalled();
});

test('another language has its own player', async () => {
  const { player, created, load, setLanguage } = signed();
  await player.run(() => {});
  setLanguage('sv');
  player.discard();
  expect(created.close).toHaveBeenCalledOnce();
  expect([player.current(), player.media()]).toEqual([undefined, undefined]);
  await player.run(() => {});
  expect(load.mock.calls).toEqual([['tsp'], ['sv']]);
});

test('the media element is the one that is shown', async () => {
  const { player, video, load, created } = signed();
  const second = document.createElement('video');
  load.mockResolvedValueOnce({ player: created, elements: [video, second] });
  await player.run(() => {});
  expect(player.media()).toBe(video);
  video.hidden = true;
  expect(player.media()).toBe(second);
});

test('a narration that loads after the book was closed is closed too', async () => {
  const { player, created } = signed();
  const loaded = player.run(() => {});
  player.close();
  await loaded;
  expect(created.close).toHaveBeenCalledOnce();
});

test('a book without narration reports that it cannot play', async () => {
  const { player, onError, setLanguage } = signed();
  setLanguage(undefined);
  await player.run(({ play }) => play());
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('The book has no narration'));
});
