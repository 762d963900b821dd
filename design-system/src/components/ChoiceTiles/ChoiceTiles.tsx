import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { token } from '../../tokens/token.ts';
import { Radio } from '../Radio/Radio.tsx';

/** An option of {@link ChoiceTiles}. */
export interface ChoiceTile<Value extends string> {
  value: Value;
  label: string;
  /** A second line, such as a price. */
  note?: string;
}

/** The props of a choice of one of a few tiles. */
export interface ChoiceTilesProps<Value extends string> {
  label: string;
  options: readonly ChoiceTile<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const Tiles = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))' },
  gap: token('space.150'),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    padding: 0,
    marginBlockEnd: token('space.100'),
    fontSize: token('font.size.label'),
    fontWeight: token('font.weight.medium'),
  },
}));

const Tile = styled(Radio)({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '4rem',
  padding: token('space.100'),
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: token('radius.control'),
  backgroundColor: token('color.surface.raised'),
  textAlign: 'center',
  '& strong': { fontWeight: token('font.weight.strong') },
  '& small': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
  '&:has(:checked)': {
    borderColor: token('color.action.primary'),
    boxShadow: `0 0 0 ${token('border.thin')} ${token('color.action.primary')}`,
    backgroundColor: token('color.action.selected'),
    color: token('color.action.onSelected'),
  },
  '&:has(:checked) small': { color: 'inherit' },
  '@media (forced-colors: active)': {
    '&:has(:checked)': { outline: `${token('border.marker')} solid Highlight`, outlineOffset: `calc(-1 * ${token('border.marker')})` },
  },
});

/** Renders a choice of one of a few options as tiles: native radio buttons, which the arrow keys change. */
export function ChoiceTiles<Value extends string>({ label, options, value, onChange }: ChoiceTilesProps<Value>) {
  const name = useId();
  return (
    <Tiles>
      <legend>{label}</legend>
      {options.map((option) => (
        <Tile
          key={option.value}
          drawn
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        >
          <strong>{option.label}</strong>
          {option.note ? <small>{option.note}</small> : null}
        </Tile>
      ))}
    </Tiles>
  );
}
