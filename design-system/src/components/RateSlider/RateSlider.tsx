import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';
import { Slider } from '../Slider/Slider.tsx';

/** The props of the playback rate slider. */
export interface RateSliderProps {
  label: string;
  /** A fraction of 1, as stored: 0.5 to 2 (reader §5). */
  value: number;
  /** BCP 47, for the percentage. */
  locale: string;
  disabled?: boolean;
  onChange: (value: number) => void;
}

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${token('space.150')}` });
const Name = styled('span')({ fontSize: token('font.size.caption'), fontWeight: token('font.weight.medium') });
const Value = styled('output')({ minWidth: '3.75em', fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

/** Renders the playback rate, 50 to 200 % in steps of 10 (reader §5). */
export function RateSlider({ label, value, locale, onChange, ...slider }: RateSliderProps) {
  const text = new Intl.NumberFormat(locale, { style: 'percent' }).format(value);
  return (
    <Root>
      <Name aria-hidden>{label}</Name>
      <Slider
        {...slider}
        label={label}
        min={50}
        max={200}
        step={10}
        value={Math.round(value * 100)}
        valueText={text}
        onChange={(percent) => onChange(percent / 100)}
      />
      <Value aria-hidden>{text}</Value>
    </Root>
  );
}
