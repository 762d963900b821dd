import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useEffect, useRef } from 'react';

const Wave = styled('div')({
  flex: '1 1 12rem',
  minWidth: '8rem',
  maxWidth: '24rem',
  height: '2.5rem',
  // Decorative: the first element to be hidden if space is short.
  '@container (max-width: 64rem)': { display: 'none' },
  color: token('color.action.primary'),
});

/** A flat line: a long recording is never decoded to draw it. */
const flat = [new Float32Array(200).fill(0.35)];

interface WaveformProps {
  readonly media: HTMLMediaElement;
  readonly label: string;
}

/** Draws the position of the narration in its file. It observes the media element and never seeks it. */
export function Waveform({ media, label }: WaveformProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = place.current;
    if (!container) return;
    let gone = false;
    let remove = () => {};
    const draw = async () => {
      const { default: WaveSurfer } = await import('wavesurfer.js');
      if (gone || !Number.isFinite(media.duration) || !media.currentSrc) return;
      remove();
      const style = getComputedStyle(container);
      const wave = WaveSurfer.create({
        container,
        media,
        peaks: flat,
        duration: media.duration,
        height: 40,
        barWidth: 3,
        barGap: 2,
        barRadius: 3,
        interact: false,
        cursorWidth: 2,
        waveColor: style.getPropertyValue('--rk-color-border-control'),
        progressColor: style.getPropertyValue('--rk-color-action-primary'),
      });
      remove = () => {
        // `destroy()` would clear the source of the media element.
        wave.unAll();
        container.replaceChildren();
      };
    };
    void draw();
    media.addEventListener('durationchange', draw);
    return () => {
      gone = true;
      media.removeEventListener('durationchange', draw);
      remove();
    };
  }, [media]);
  return <Wave ref={place} role="img" aria-label={label} />;
}
