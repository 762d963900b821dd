import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { focusRing } from '../../theme/focusRing.ts';
import { token } from '../../tokens/token.ts';

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
}

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': {
    padding: 0,
    marginBlockEnd: token('space.100'),
    fontSize: token('font.size.label'),
    fontWeight: token('font.weight.medium'),
  },
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space.050'),
  padding: token('space.050'),
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: token('radius.control'),
});

const Option = styled('label')({
  position: 'relative',
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: token('size.target'),
  padding: `${token('space.050')} ${token('space.100')}`,
  borderRadius: `calc(${token('radius.control')} - ${token('space.050')})`,
  fontSize: token('font.size.caption'),
  textAlign: 'center',
  cursor: 'pointer',
  '&:has(svg)': { minHeight: '3.5rem' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:hover': { backgroundColor: token('color.action.hover') },
  '&:has(:checked)': {
    backgroundColor: token('color.action.selected'),
    color: token('color.action.onSelected'),
    fontWeight: token('font.weight.strong'),
  },
  '&:has(:focus-visible)': focusRing,
  '@media (forced-colors: active)': {
    '&:has(:checked)': { outline: `${token('border.thick')} solid Highlight`, outlineOffset: `calc(-1 * ${token('focus.offset')})` },
  },
});

/** Renders a choice of one of a few options side by side: native radio buttons, which the arrow keys change. */
export function SegmentedControl<Value extends string>({ label, options, value, onChange }: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <Row>
        {options.map((option) => (
          <Option key={option.value}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.icon}
            {option.label}
          </Option>
        ))}
      </Row>
    </Group>
  );
}
