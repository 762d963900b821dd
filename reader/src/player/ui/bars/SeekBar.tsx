import { styled } from '@mui/material/styles';
import { lazyComponent, Slider, token } from '@realmkit/design-system';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reader } from '../../reader/Reader.ts';
import { useStateOf } from '../useReader.ts';
import { barNarrow, TabularLabel } from './bars.ts';

const Waveform = lazyComponent(async () => (await import('./Waveform.tsx')).Waveform);

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 12rem',
  maxWidth: '48rem',
  height: '2.5rem',
});
const Time = styled(TabularLabel)({ [`@container (max-width: ${barNarrow})`]: { display: 'none' } });
const Marks = styled('svg')({
  position: 'absolute',
  insetBlockEnd: 0,
  width: '100%',
  height: '0.375rem',
  stroke: token('color.text.muted'),
});

/** The maximum number of sentence marks: more would be one grey line. */
const maxMarks = 120;

/** Returns a time as minutes and seconds. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const timeEvents = ['timeupdate', 'seeked', 'durationchange', 'loadedmetadata'] as const;

/** Returns the whole seconds that have been played of a recording, and its length in s; NaN until it is known. */
function useMediaTime(media: HTMLMediaElement): { readonly time: number; readonly duration: number } {
  const [subscribe] = useState(() => (listener: () => void) => {
    for (const name of timeEvents) media.addEventListener(name, listener);
    return () => {
      for (const name of timeEvents) media.removeEventListener(name, listener);
    };
  });
  const time = useSyncExternalStore(subscribe, () => Math.floor(media.currentTime));
  const duration = useSyncExternalStore(subscribe, () => media.duration);
  return { time, duration };
}

interface MediaSeekBarProps {
  readonly narration: NonNullable<ReturnType<Reader['narration']>>;
  readonly media: HTMLMediaElement;
  readonly sentences: readonly number[];
}

function MediaSeekBar({ narration, media, sentences }: MediaSeekBarProps) {
  const { t } = useTranslation('reader');
  const { time, duration } = useMediaTime(media);
  const isKnown = Number.isFinite(duration);
  const [peaks, setPeaks] = useState<Float32Array>();
  useEffect(() => {
    if (!isKnown) return;
    let gone = false;
    narration.waveform(duration).then(
      (found) => {
        if (!gone) setPeaks(found);
      },
      // Not reported: the bar works without a waveform.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [narration, duration, isKnown]);
  if (!isKnown) return <Row data-seek-bar="" />;
  const marks = sentences.length > 1 && sentences.length <= maxMarks ? sentences : [];
  const path = marks.map((second) => `M${(second / duration) * 100} 0V1`).join('');
  return (
    <Row data-seek-bar="">
      <Time aria-hidden>{clock(time)}</Time>
      <Slider
        label={t(($) => $.narration.seek)}
        valueText={t(($) => $.narration.seekTime, { time: clock(time), duration: clock(duration) })}
        min={0}
        max={Math.floor(duration)}
        step={1}
        value={time}
        onChange={(second) => void narration.seek(second)}
        hasTrack={peaks === undefined}
        backdrop={
          <>
            {peaks ? <Waveform media={media} peaks={peaks} duration={duration} /> : null}
            <Marks viewBox="0 0 100 1" preserveAspectRatio="none">
              <path d={path} vectorEffect="non-scaling-stroke" />
            </Marks>
          </>
        }
      />
      <Time aria-hidden>{clock(duration)}</Time>
    </Row>
  );
}

/** Shows the position in the recording that is narrated from: its waveform, its times and the starts of its sentences. It seeks. */
export function SeekBar({ reader }: { readonly reader: Reader }) {
  const { recording } = useStateOf(reader.state, 'recording');
  const narration = reader.narration();
  const media = narration?.media();
  if (!recording || !narration || !media) return null;
  return <MediaSeekBar key={recording.url} narration={narration} media={media} sentences={recording.sentences} />;
}
