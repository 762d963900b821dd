import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../errors/useServiceErrorText.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { type SchoolUnitOption, useSchoolUnitOption, useSchoolUnitOptions } from './useSchoolUnitOptions.ts';

interface SchoolUnitFieldProps {
  readonly label: string;
  /** The uid of the chosen organisation. */
  readonly value: string | undefined;
  readonly onChange: (uid: string | undefined) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** Lets the user choose an organisation by the beginning of its name, its city or an identifier. */
export function SchoolUnitField({ label, value, onChange, placeholder, disabled = false }: SchoolUnitFieldProps) {
  const { t } = useTranslation('admin');
  const errorText = useServiceErrorText();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const chosen = useSchoolUnitOption(value);
  const { options, loading, error } = useSchoolUnitOptions(open, typed);
  return (
    <ChoiceField<SchoolUnitOption>
      label={label}
      placeholder={placeholder}
      value={chosen}
      onChange={(_, option) => onChange(option?.uid)}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      options={options}
      loading={loading}
      disabled={disabled}
      // The service has already filtered the options.
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ uid }) => uid}
      isOptionEqualToValue={(option, other) => option.uid === other.uid}
      noOptionsText={error ? errorText(error) : t(($) => $.fields.noOrganization)}
      loadingText={t(($) => $.list.loading)}
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
    />
  );
}
