import NextIcon from '@mui/icons-material/SkipNext';
import PreviousIcon from '@mui/icons-material/SkipPrevious';
import StopIcon from '@mui/icons-material/Stop';
import { styled } from '@mui/material/styles';
import { IconButton, PlayButton, token, VolumeSlider, visuallyHidden } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useCanSetVolume } from '../useCanSetVolume.ts';
import { type OpenReader, useSettings, useStateOf } from '../useReader.ts';
import { barInTwoRows, barNarrow, barWithoutVolume } from './bars.ts';
import { SeekBar } from './SeekBar.tsx';
import { SleepButton } from './SleepButton.tsx';

const Group = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: token('space.050'),
  justifyContent: 'center',
  '&:has([data-seek-bar])': { flex: '2 1 24rem' },
  // In a narrow bar the seek bar, the sleep timer or the stop takes the place of the volume; the button that mutes stays.
  [`@container (max-width: ${barWithoutVolume})`]: { '& [data-roomy]:has(~ [data-seek-bar]) > div > span:last-child': { display: 'none' } },
  [`@container (max-width: ${barInTwoRows})`]: { '&, &:has([data-seek-bar])': { flexBasis: '100%' } },
  [`@container (max-width: ${barNarrow})`]: {
    '& [data-roomy]:has(~ :is([data-sleep], [data-stop])) > div > span:last-child': { display: 'none' },
    '& [data-seek-bar]:has(~ [data-sleep])': { minWidth: '4rem' },
    '& [data-seek-bar] ~ [data-sleep] > :last-child:not(svg)': visuallyHidden,
  },
});

interface NarrationControlsProps {
  readonly open: OpenReader;
  readonly locale: string;
  /** Called by the button that stops a voice; a recorded narration has none. */
  readonly onStop: (() => void) | undefined;
}

/**
 * Shows the controls of a narration, recorded or read aloud: play and pause, previous and next sentence, volume, and the sleep timer while it
 * runs. Where a page cannot set the volume, it can only be muted.
 */
export function NarrationControls({ open, locale, onStop }: NarrationControlsProps) {
  const { reader } = open;
  const { settings } = reader;
  const { t } = useTranslation('reader');
  const { playing, waiting } = useStateOf(reader.state, 'playing', 'waiting');
  const { audioVolume, muted } = useSettings(settings);
  const canSetVolume = useCanSetVolume();
  return (
    <Group role="group" aria-label={onStop ? t(($) => $.readAloud.label) : t(($) => $.narration.label)}>
      <IconButton label={t(($) => $.narration.previous)} onClick={() => void reader.narration()?.step(-1)}>
        <PreviousIcon aria-hidden />
      </IconButton>
      <div data-play="" style={{ display: 'contents' }}>
        <PlayButton
          playing={playing}
          waiting={waiting}
          labels={{ play: t(($) => $.narration.play), pause: t(($) => $.narration.pause) }}
          onToggle={() => void reader.narration()?.toggle()}
        />
      </div>
      <IconButton label={t(($) => $.narration.next)} onClick={() => void reader.narration()?.step(1)}>
        <NextIcon aria-hidden />
      </IconButton>
      <div data-roomy="">
        <VolumeSlider
          labels={{ volume: t(($) => $.narration.volume), mute: t(($) => $.narration.mute), unmute: t(($) => $.narration.unmute) }}
          value={canSetVolume ? audioVolume : 1}
          muted={muted}
          locale={locale}
          onChange={canSetVolume ? (volume) => settings.change({ audioVolume: volume }) : undefined}
          onMutedChange={(next) => settings.change({ muted: next })}
        />
      </div>
      <SeekBar reader={reader} />
      <SleepButton open={open} locale={locale} />
      {onStop ? (
        <IconButton data-stop="" label={t(($) => $.readAloud.stop)} onClick={onStop}>
          <StopIcon aria-hidden />
        </IconButton>
      ) : null}
    </Group>
  );
}
