import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useId } from 'react';
import { arrowInset, fieldInset } from '../../theme/selectArrow.ts';

import { visuallyHidden } from '../../theme/visuallyHidden.ts';

import { token } from '../../tokens/token.ts';
import { FieldMessage } from '../TextField/FieldMessage.tsx';
import { ControlFrame, Field, Label } from '../TextField/fieldParts.ts';

/** An option of a {@link SelectField}. */
export interface SelectOption {
  value: string;
  label: string;
  /** The language of the label, if it is not the page's. */
  lang?: string;
  disabled?: boolean;
}

/** The props of a select with its label above and its message below. */
export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'id' | 'onChange' | 'size' | 'multiple' | 'value'> {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  helperText?: string | undefined;
  error?: boolean;
  /** In a row of 44 px: the label is for screen readers only. */
  compact?: boolean;
}

const Select = styled('select')({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  margin: 0,
  // WebKit draws its own face below ours unless the select has none; the arrow lies over its end.
  appearance: 'none',
  paddingInline: `${fieldInset} calc(${token('size.icon.medium')} + 2 * ${arrowInset})`,
  border: 0,
  outline: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:disabled': { cursor: 'not-allowed' },
  '&:focus-visible': { outline: 0 },
  '& option': { backgroundColor: 'Canvas', color: 'CanvasText' },
});

const Arrow = styled(ExpandMoreIcon)({
  marginInlineStart: `calc(-1 * ${token('size.icon.medium')} - ${arrowInset})`,
  marginInlineEnd: `calc(${arrowInset} - ${token('border.thin')})`,
  pointerEvents: 'none',
});

/** Renders a labelled native select, which phones and screen readers show in their usual way. */
export function SelectField({
  label,
  options,
  onChange,
  helperText,
  error = false,
  compact = false,
  className,
  ...select
}: SelectFieldProps) {
  const id = useId();
  const messageId = `${id}message`;
  return (
    <Field className={className}>
      <Label htmlFor={id} data-required={select.required || undefined} style={compact ? visuallyHidden : undefined}>
        {label}
      </Label>
      <ControlFrame style={compact ? { minHeight: token('size.target') } : undefined} data-error={error || undefined}>
        <Select
          {...select}
          id={id}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error || undefined}
          aria-describedby={helperText ? messageId : select['aria-describedby']}
        >
          {options.map(({ value, label: name, lang, disabled }) => (
            <option key={value} value={value} lang={lang} disabled={disabled}>
              {name}
            </option>
          ))}
        </Select>
        <Arrow aria-hidden />
      </ControlFrame>
      <FieldMessage id={messageId} error={error}>
        {helperText}
      </FieldMessage>
    </Field>
  );
}
