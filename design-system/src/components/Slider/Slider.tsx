import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { focusRing } from '../../theme/focusRing.ts';
import { token } from '../../tokens/token.ts';

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value as text for screen readers. */
  valueText: string;
  disabled?: boolean;
  /** A picture behind the slider. */
  backdrop?: ReactNode;
  /** False if the backdrop takes the place of the track. */
  hasTrack?: boolean;
  onChange: (value: number) => void;
}

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: '1.5rem',
  height: '1.5rem',
  border: `${token('border.marker')} solid ${token('color.surface.raised')}`,
  borderRadius: token('radius.round'),
  backgroundColor: token('color.action.primary'),
  boxShadow: token('shadow.raised'),
} as const;

const Frame = styled('span')({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  minWidth: '6rem',
  height: token('size.target'),
  borderRadius: token('radius.control'),
  '&:has(:focus-visible)': focusRing,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    height: '0.375rem',
    borderRadius: token('radius.round'),
  },
  '&::before': { width: '100%', backgroundColor: token('color.border.control') },
  '&::after': { width: 'var(--rk-slider-filled)', backgroundColor: token('color.action.primary') },
  '&[data-track=false]::before, &[data-track=false]::after': { display: 'none' },
  '@media (forced-colors: active)': { '&::before, &::after': { display: 'none' } },
});

/** As wide as the way of the thumb's middle. */
const Backdrop = styled('span')({ position: 'absolute', inset: 0, insetInline: token('space.150'), pointerEvents: 'none' });

const Input = styled('input')({
  appearance: 'none',
  position: 'relative',
  zIndex: token('zIndex.raised'),
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'none',
  outline: 0,
  cursor: 'pointer',
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-thumb': thumb,
  '&:focus-visible': { outline: 0 },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

/** Renders the native range input in our style, with its arrow keys, Home and End, and a press anywhere on the track. */
export function Slider({ label, min, max, step, value, valueText, disabled, backdrop, hasTrack = true, onChange }: SliderProps) {
  const filled: CSSProperties & Record<'--rk-slider-filled', string> = { '--rk-slider-filled': `${((value - min) / (max - min)) * 100}%` };
  return (
    <Frame style={filled} data-track={hasTrack}>
      {backdrop ? <Backdrop aria-hidden>{backdrop}</Backdrop> : null}
      <Input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        {...{ min, max, step, value, disabled }}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </Frame>
  );
}
