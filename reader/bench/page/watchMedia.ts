/** What is heard in a page, by whichever element. */
export interface WatchedMedia {
  /** The element that was started last. */
  readonly current: () => HTMLMediaElement | undefined;
  /** The silence between each two recordings that followed each other, in ms. */
  readonly seams: () => readonly number[];
}

/** So far into a recording its clock runs evenly, in s. */
const runningIn = 0.15;

/** Watches all recordings of a page that play, also those that stand in no document. */
export function watchMedia(): WatchedMedia {
  let current: HTMLMediaElement | undefined;
  let heardUntil: number | undefined;
  const seams: number[] = [];
  const { play } = HTMLMediaElement.prototype;

  /** Looks every few ms when the recording that plays will have ended, and when it must have begun. */
  const watch = (media: HTMLMediaElement) => {
    const from = media.currentTime;
    const before = heardUntil;
    let isBegun = false;
    const timer = setInterval(() => {
      if (media !== current || media.ended || media.paused) {
        clearInterval(timer);
        return;
      }
      const now = performance.now();
      if (!isBegun && media.currentTime > from + runningIn) {
        isBegun = true;
        const begunAt = now - ((media.currentTime - from) / media.playbackRate) * 1000;
        if (before !== undefined) seams.push(begunAt - before);
      }
      if (isBegun && Number.isFinite(media.duration)) heardUntil = now + ((media.duration - media.currentTime) / media.playbackRate) * 1000;
    }, 3);
  };

  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    const isOther = current !== this;
    current = this;
    const started = play.call(this);
    if (isOther) watch(this);
    return started;
  };
  return { current: () => current, seams: () => seams };
}
