import MiddleIcon from '@mui/icons-material/VolumeDown';
import LowIcon from '@mui/icons-material/VolumeMute';
import MutedIcon from '@mui/icons-material/VolumeOff';
import HighIcon from '@mui/icons-material/VolumeUp';
import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { volumeAfter, volumeLevel } from './volumeLevel.ts';

/** The props of the volume slider. */
export interface VolumeSliderProps {
  labels: { volume: string; mute: string; unmute: string };
  /** 0 to 1. */
  value: number;
  muted: boolean;
  /** BCP 47, for the percentage. */
  locale: string;
  /** Without it there is only the mute button: on iPads no page can set the volume. */
  onChange?: ((value: number) => void) | undefined;
  onMutedChange: (muted: boolean) => void;
}

const icons = { low: LowIcon, middle: MiddleIcon, high: HighIcon };

const Root = styled('div')({ display: 'flex', alignItems: 'center', gap: token('space.050'), minWidth: 0 });

/** Renders the volume, 0 to 1 in steps of 0.1, beside a mute button whose icon shows the level (reader §5, §9). */
export function VolumeSlider({ labels, value, muted, locale, onChange, onMutedChange }: VolumeSliderProps) {
  const Icon = muted ? MutedIcon : icons[volumeLevel(value)];
  const heard = muted ? 0 : value;
  return (
    <Root>
      <IconButton label={muted ? labels.unmute : labels.mute} onClick={() => onMutedChange(!muted)}>
        <Icon aria-hidden />
      </IconButton>
      {onChange ? (
        <Slider
          label={labels.volume}
          min={0}
          max={1}
          step={0.1}
          value={heard}
          valueText={new Intl.NumberFormat(locale, { style: 'percent' }).format(heard)}
          onChange={(next) => {
            if (muted) onMutedChange(false);
            onChange(volumeAfter(next, 0));
          }}
        />
      ) : null}
    </Root>
  );
}
