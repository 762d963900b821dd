import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { token } from '../../tokens/token.ts';
import { Button } from '../Button/Button.tsx';

/** The props of a progress bar. */
export interface ProgressProps {
  label: string;
  /** The progress as text, such as "120 of 1,200 rows". */
  state?: string | undefined;
  /** 0 to 1; undefined while unknown. */
  value: number | undefined;
  cancelLabel?: string;
  onCancel?: (() => void) | undefined;
}

const Root = styled('div')({ display: 'grid', gap: token('space.100') });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space.200'),
  minHeight: token('size.target'),
});
const State = styled('span')({ color: token('color.text.muted'), fontVariantNumeric: 'tabular-nums' });

const Bar = styled('progress')({
  appearance: 'none',
  width: '100%',
  height: '0.625rem',
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: token('radius.round'),
  overflow: 'hidden',
  backgroundColor: token('color.surface.sunken'),
  color: token('color.action.primary'),
  '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
  '&::-webkit-progress-value': { backgroundColor: 'currentColor' },
  '&::-moz-progress-bar': { backgroundColor: 'currentColor' },
  '&:indeterminate': {
    backgroundImage: `linear-gradient(to right, transparent, ${token('color.action.primary')}, transparent)`,
    backgroundSize: '50% 100%',
    backgroundRepeat: 'no-repeat',
    animation: `rk-progress ${token('motion.wait.duration')} linear infinite`,
  },
  '@keyframes rk-progress': { from: { backgroundPosition: '-100% 0' }, to: { backgroundPosition: '200% 0' } },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'CanvasText', backgroundColor: 'Canvas', color: 'Highlight' },
});

/** Shows the progress of a long task, with a button that cancels it. */
export function Progress({ label, state, value, cancelLabel, onCancel }: ProgressProps) {
  const id = useId();
  return (
    <Root>
      <Line>
        <span id={id}>
          <span>{label}</span> {state ? <State>{state}</State> : null}
        </span>
        {onCancel ? <Button onClick={onCancel}>{cancelLabel}</Button> : null}
      </Line>
      <Bar aria-labelledby={id} {...(value !== undefined && { value })} />
    </Root>
  );
}
