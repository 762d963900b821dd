import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import WaveSurfer from 'wavesurfer.js';

const Wave = styled('div')({ height: '100%', display: 'flex', flexDirection: 'column', justifyContent: 'center' });

interface WaveformProps {
  readonly media: HTMLMediaElement;
  /** From -1 to 1. */
  readonly peaks: Float32Array;
  /** In s. */
  readonly duration: number;
}

/** Draws the loudness of a recording and how far it has been played. It observes the media element and never seeks it. */
export function Waveform({ media, peaks, duration }: WaveformProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = place.current;
    if (!container) return;
    const style = getComputedStyle(container);
    const wave = WaveSurfer.create({
      container,
      media,
      peaks: [peaks],
      duration,
      height: 32,
      normalize: true,
      barWidth: 2,
      barGap: 1,
      barRadius: 2,
      interact: false,
      cursorWidth: 0,
      waveColor: style.getPropertyValue('--rk-color-border-control'),
      progressColor: style.getPropertyValue('--rk-color-action-primary'),
    });
    return () => {
      // `destroy()` would clear the source of the media element.
      wave.unAll();
      container.replaceChildren();
    };
  }, [media, peaks, duration]);
  return <Wave ref={place} />;
}
