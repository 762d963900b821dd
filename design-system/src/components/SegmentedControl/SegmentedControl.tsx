import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { frameHeight } from '../../theme/selectArrow.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { token } from '../../tokens/token.ts';
import { Radio } from '../Radio/Radio.tsx';
import { labelText } from '../TextField/fieldParts.ts';

/** An option of a {@link SegmentedControl}. */
export interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Above the label. */
  icon?: ReactNode;
}

/** The props of a choice of one of a few options. */
export interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** In one row of 44 px: the icons only, with all texts for screen readers and as tooltips. */
  compact?: boolean;
}

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&[data-compact] legend': visuallyHidden,
  '&:not([data-compact]) legend': {
    ...labelText,
    padding: 0,
    marginBlockEnd: token('space.100'),
  },
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  // Rows stand so far apart that their pressed areas do not overlap.
  gap: `${token('space.100')} ${token('space.050')}`,
  padding: token('space.050'),
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: token('radius.control'),
  '[data-compact] > &': {
    flexWrap: 'nowrap',
    gap: 0,
    padding: 0,
    border: 0,
    boxShadow: `inset 0 0 0 ${token('border.thin')} ${token('color.border.control')}`,
    '@media (forced-colors: active)': { border: `${token('border.thin')} solid` },
  },
});

const Option = styled(Radio)({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: `calc(${frameHeight} - 2 * (${token('border.thin')} + ${token('space.050')}))`,
  padding: `${token('space.050')} ${token('space.100')}`,
  borderRadius: `calc(${token('radius.control')} - ${token('space.050')})`,
  fontSize: token('font.size.caption'),
  textAlign: 'center',
  overflowWrap: 'break-word',
  '&:has(svg)': { minHeight: '3.5rem' },
  '[data-compact] > * > &': {
    minWidth: token('size.target'),
    minHeight: token('size.target'),
    borderRadius: token('radius.control'),
    '& > span': visuallyHidden,
    '& > input': { inset: 0, height: '100%' },
  },
  // Up to the frame: what is pressed is higher than what is drawn.
  '& > input': { inset: `calc(-1 * ${token('space.050')}) 0`, height: `calc(100% + 2 * ${token('space.050')})` },
  '&:has(:checked)': {
    backgroundColor: token('color.action.selected'),
    color: token('color.action.onSelected'),
    fontWeight: token('font.weight.strong'),
  },
  '@media (forced-colors: active)': {
    '&:has(:checked)': { outline: `${token('border.thick')} solid Highlight`, outlineOffset: `calc(-1 * ${token('focus.offset')})` },
  },
});

/** Renders a choice of one of a few options side by side: native radio buttons, which the arrow keys change. */
export function SegmentedControl<Value extends string>({ label, options, value, onChange, compact = false }: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group data-compact={compact || undefined}>
      <legend>{label}</legend>
      <Row>
        {options.map((option) => (
          <Option
            key={option.value}
            drawn
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            title={compact ? option.label : undefined}
          >
            {option.icon}
            <span>{option.label}</span>
          </Option>
        ))}
      </Row>
    </Group>
  );
}
