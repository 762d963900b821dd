import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { Field } from '../../fields/fieldParts.ts';
import type { Organization } from '../personTypes.ts';

interface OrganizationFieldProps {
  readonly label: string;
  readonly options: readonly Organization[];
  readonly value: Organization | null;
  readonly onChange: (organization: Organization) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

// A superuser may see thousands: so many are shown, the others are found by typing.
const firstFew = createFilterOptions<Organization>({ limit: 50 });

/** The choice of one of the organisations that somebody may see, by typing a part of its name. */
export function OrganizationField({ label, options, value, onChange, placeholder = '', disabled = false }: OrganizationFieldProps) {
  const { t } = useTranslation('admin');
  return (
    <Autocomplete<Organization, false, boolean>
      value={value}
      onChange={(_, option) => option && onChange(option)}
      options={options}
      filterOptions={firstFew}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      disableClearable={value !== null}
      blurOnSelect
      disablePortal
      disabled={disabled}
      noOptionsText={t(($) => $.fields.noOrganization)}
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
