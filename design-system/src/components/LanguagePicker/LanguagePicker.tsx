import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ControlFrame, Field, Label } from '../TextField/fieldParts.ts';

/** A language and the name it has for itself. */
export interface LanguageOption {
  value: string;
  label: string;
}

interface LanguagePickerProps {
  label: string;
  options: readonly LanguageOption[];
  value: string;
  onChange: (value: string) => void;
}

const Select = styled('select')({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  margin: '0 0.5rem 0 0',
  paddingInlineStart: '0.75rem',
  border: 0,
  outline: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: 0 },
  '& option': { backgroundColor: 'Canvas', color: 'CanvasText' },
});

/** The choice of the interface's language; each language is named in itself. */
export function LanguagePicker({ label, options, value, onChange }: LanguagePickerProps) {
  const id = useId();
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <ControlFrame>
        <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </ControlFrame>
    </Field>
  );
}
