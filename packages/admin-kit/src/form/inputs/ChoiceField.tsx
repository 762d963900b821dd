import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Field, FieldMessage, Label } from '@realmkit/design-system';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The props of {@link ChoiceField}: those of the field, and those of MUI's `Autocomplete`. */
export interface ChoiceFieldProps<Option, Multiple extends boolean, Clearable extends boolean>
  extends Omit<AutocompleteProps<Option, Multiple, Clearable, false>, 'renderInput' | 'placeholder'> {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** Help text, or the error if `error` is set. */
  readonly helperText?: string | undefined;
  readonly error?: boolean;
  readonly required?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Renders an autocomplete with a label like every other field, outside of a form; {@link AutocompleteInput} is the same in one. */
export function ChoiceField<Option, Clearable extends boolean = false, Multiple extends boolean = false>({
  label,
  placeholder = '',
  disabled = false,
  helperText,
  error = false,
  required = false,
  inputRef,
  ...choice
}: ChoiceFieldProps<Option, Multiple, Clearable>) {
  const { t } = useTranslation('form');
  const messageId = useId();
  return (
    <Autocomplete<Option, Multiple, Clearable>
      noOptionsText={t(($) => $.choices.none)}
      loadingText={t(($) => $.loading)}
      {...choice}
      disabled={disabled}
      // Rendered beside its field, so that the options are in the same landmark of the page.
      disablePortal
      clearText={t(($) => $.choices.clear)}
      openText={t(($) => $.choices.open)}
      closeText={t(($) => $.choices.close)}
      renderInput={({ id, slotProps }) => (
        <Field>
          <Label htmlFor={id} data-required={required || undefined}>
            {label}
          </Label>
          <OutlinedInput
            fullWidth
            {...slotProps.input}
            disabled={disabled}
            error={error}
            placeholder={placeholder}
            {...(inputRef && { inputRef })}
            slotProps={{
              input: {
                ...slotProps.htmlInput,
                required,
                'aria-invalid': error || undefined,
                'aria-describedby': helperText ? messageId : undefined,
              },
            }}
          />
          <FieldMessage id={messageId} error={error}>
            {helperText}
          </FieldMessage>
        </Field>
      )}
    />
  );
}
