import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { Field } from './fieldParts.ts';

interface ChoiceFieldProps<Option, Clearable extends boolean>
  extends Omit<AutocompleteProps<Option, false, Clearable, false>, 'renderInput' | 'placeholder'> {
  readonly label: string;
  readonly placeholder?: string | undefined;
}

/** Renders an autocomplete for one option, with a label like every other field. */
export function ChoiceField<Option, Clearable extends boolean = false>({
  label,
  placeholder = '',
  disabled = false,
  ...choice
}: ChoiceFieldProps<Option, Clearable>) {
  const { t } = useTranslation('admin');
  return (
    <Autocomplete<Option, false, Clearable>
      noOptionsText={t(($) => $.fields.noOrganization)}
      {...choice}
      disabled={disabled}
      // Rendered beside its field, so that the options are in the same landmark of the page.
      disablePortal
      clearText={t(($) => $.fields.clear)}
      openText={t(($) => $.fields.open)}
      closeText={t(($) => $.fields.close)}
      renderInput={({ id, slotProps }) => (
        <Field>
          <label htmlFor={id}>{label}</label>
          <OutlinedInput
            fullWidth
            {...slotProps.input}
            disabled={disabled}
            placeholder={placeholder}
            slotProps={{ input: slotProps.htmlInput }}
            sx={{ height: '3rem', '& input::placeholder': { color: token('color.text.muted'), opacity: 1 } }}
          />
        </Field>
      )}
    />
  );
}
