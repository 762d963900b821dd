/** The media that was heard in a page, by any element. */
export interface WatchedMedia {
  /** The element that was started last. */
  readonly current: () => HTMLMediaElement | undefined;
  /** Returns the silence between each two successive recordings, in ms. */
  readonly seams: () => readonly number[];
}

/** The position in a recording, in s, from which its clock runs evenly. */
const steadyAfter = 0.15;

/** Watches all recordings of a page that play, also elements outside the document. */
export function watchMedia(): WatchedMedia {
  let current: HTMLMediaElement | undefined;
  let heardUntil: number | undefined;
  const seams: number[] = [];
  const { play } = HTMLMediaElement.prototype;

  /** Estimates every few ms when the playing recording will end, and when it must have started. */
  const watch = (media: HTMLMediaElement) => {
    const from = media.currentTime;
    const before = heardUntil;
    let hasStarted = false;
    const timer = setInterval(() => {
      if (media !== current || media.ended || media.paused) {
        clearInterval(timer);
        return;
      }
      const now = performance.now();
      if (!hasStarted && media.currentTime > from + steadyAfter) {
        hasStarted = true;
        const startedAt = now - ((media.currentTime - from) / media.playbackRate) * 1000;
        if (before !== undefined) seams.push(startedAt - before);
      }
      if (hasStarted && Number.isFinite(media.duration))
        heardUntil = now + ((media.duration - media.currentTime) / media.playbackRate) * 1000;
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
