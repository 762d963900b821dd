import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { token } from '@realmkit/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../failure/useFailureText.ts';
import { Field } from './fieldParts.ts';
import { type SchoolUnitOption, useSchoolUnitOption, useSchoolUnitOptions } from './useSchoolUnitOptions.ts';

interface SchoolUnitFieldProps {
  readonly label: string;
  /** The uid of the chosen organisation. */
  readonly value: string | undefined;
  readonly onChange: (uid: string | undefined) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** The choice of an organisation by typing the beginning of its name, its city or an identifier. */
export function SchoolUnitField({ label, value, onChange, placeholder, disabled = false }: SchoolUnitFieldProps) {
  const { t } = useTranslation('admin');
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const chosen = useSchoolUnitOption(value);
  const { options, loading, error } = useSchoolUnitOptions(open, typed);
  return (
    <Autocomplete<SchoolUnitOption>
      value={chosen}
      onChange={(_, option) => onChange(option?.uid)}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      options={options}
      loading={loading}
      disabled={disabled}
      // The service has searched already.
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ uid }) => uid}
      isOptionEqualToValue={(option, other) => option.uid === other.uid}
      noOptionsText={error ? failureText(error) : t(($) => $.fields.noOrganization)}
      loadingText={t(($) => $.list.loading)}
      // Beside its field, so that the choices belong to the same part of the page.
      disablePortal
      clearText={t(($) => $.fields.clear)}
      openText={t(($) => $.fields.open)}
      closeText={t(($) => $.fields.close)}
      renderOption={({ key, ...props }, { name, type, city }) => (
        <li key={key} {...props}>
          <span>
            {name}
            <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {[type && t(($) => $.schoolUnitTypes[type]), city].filter(Boolean).join(' · ')}
            </Typography>
          </span>
        </li>
      )}
      renderInput={({ id, slotProps }) => (
        <Field>
          <label htmlFor={id}>{label}</label>
          <OutlinedInput
            fullWidth
            {...slotProps.input}
            disabled={disabled}
            placeholder={placeholder ?? ''}
            slotProps={{ input: slotProps.htmlInput }}
            sx={{ height: '3rem', '& input::placeholder': { color: token('color.text.muted'), opacity: 1 } }}
          />
        </Field>
      )}
    />
  );
}
