import { browserTimers } from '../../playback/timers.ts';

/** The steps of a recording that fades out, and the time between them in ms. */
const fadeOut = { steps: 8, time: 500 } as const;

/** Creates the fading of a narration for somebody who falls asleep. @param onLoudness called when another share of the volume is to be heard */
export function createFade(onLoudness: () => void) {
  let loudness = 1;
  let cancel = () => {};
  const setLoudness = (share: number) => {
    loudness = share;
    onLoudness();
  };
  return {
    /** Returns the share of the volume that is heard. */
    loudness: () => loudness,
    /** Fades out, and calls a function then. */
    out: (then: () => void) => {
      const fade = (step: number) => {
        if (step === 0) return then();
        setLoudness(step / fadeOut.steps);
        cancel = browserTimers.after(fadeOut.time, () => fade(step - 1));
      };
      cancel();
      fade(fadeOut.steps - 1);
    },
    /** Ends the fading: the whole volume is heard again. */
    end: () => {
      cancel();
      if (loudness < 1) setLoudness(1);
    },
    close: () => cancel(),
  };
}
