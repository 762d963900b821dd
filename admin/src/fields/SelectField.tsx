import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useId } from 'react';
import { Field } from './fieldParts.ts';

/** An option of a select. */
interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** Shows the label before the select instead of above it. */
  readonly inline?: boolean;
  /** Shows the label to screen readers only. */
  readonly quiet?: boolean;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
}

const Frame = styled('span')({
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: '0.5rem',
    insetBlockStart: 'calc(50% - 0.75rem)',
    color: token('color.text.muted'),
    pointerEvents: 'none',
  },
});

const Select = styled('select')({
  appearance: 'none',
  textOverflow: 'ellipsis',
  minWidth: 0,
  minHeight: '3rem',
  padding: '0 2.25rem 0 0.875rem',
  border: `1px solid ${token('color.border.control')}`,
  borderRadius: token('radius.control'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  font: 'inherit',
  cursor: 'pointer',
  '[data-inline] &': { minHeight: token('size.target') },
  '&:hover': { borderColor: token('color.text.default') },
  '&:disabled': { backgroundColor: token('color.surface.sunken'), color: token('color.text.muted'), cursor: 'default' },
  '& option': { backgroundColor: 'Canvas', color: 'CanvasText' },
});

/** Renders a labelled native select, which works with every keyboard, touch screen and screen reader. */
export function SelectField({ label, value, options, onChange, inline = false, quiet = false, disabled, describedBy }: SelectFieldProps) {
  const id = useId();
  return (
    <Field data-inline={inline || undefined}>
      <label htmlFor={id} data-quiet={quiet || undefined}>
        {label}
      </label>
      <Frame>
        <Select id={id} value={value} disabled={disabled} aria-describedby={describedBy} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <ExpandMoreIcon aria-hidden />
      </Frame>
    </Field>
  );
}
