import BrightnessAutoIcon from '@mui/icons-material/BrightnessAuto';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type SchemeChoice, schemeChoices } from '../../scheme/schemeChoice.ts';
import { useScheme } from '../../scheme/useScheme.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { token } from '../../tokens/token.ts';

interface SchemePickerProps {
  label: string;
  options: Readonly<Record<SchemeChoice, string>>;
}

const icons = { light: LightModeIcon, dark: DarkModeIcon, system: BrightnessAutoIcon };

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBlockEnd: '0.375rem', fontSize: '0.9375rem', fontWeight: token('font.weight.medium') },
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem',
  padding: '0.25rem',
  border: `1px solid ${token('color.border.control')}`,
  borderRadius: token('radius.control'),
});

const Option = styled('label')({
  position: 'relative',
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '3.5rem',
  padding: '0.25rem 0.5rem',
  borderRadius: `calc(${token('radius.control')} - 3px)`,
  fontSize: token('font.size.caption'),
  textAlign: 'center',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:hover': { backgroundColor: token('color.action.hover') },
  '&:has(:checked)': {
    backgroundColor: token('color.action.selected'),
    color: token('color.action.onSelected'),
    fontWeight: token('font.weight.strong'),
  },
  '&:has(:focus-visible)': focusRing,
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

/** Renders the choice of light, dark or system scheme; needs a `RealmProvider`. */
export function SchemePicker({ label, options }: SchemePickerProps) {
  const name = useId();
  const { choice, choose } = useScheme();
  return (
    <Group>
      <legend>{label}</legend>
      <Row>
        {schemeChoices.map((value) => {
          const Icon = icons[value];
          return (
            <Option key={value}>
              <input type="radio" name={name} value={value} checked={choice === value} onChange={() => choose(value)} />
              <Icon fontSize="small" aria-hidden />
              {options[value]}
            </Option>
          );
        })}
      </Row>
    </Group>
  );
}
