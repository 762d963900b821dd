import { createFilterOptions } from '@mui/material/Autocomplete';
import { ChoiceField } from '@realmkit/admin-kit';
import type { Organization } from '../personTypes.ts';

interface OrganizationFieldProps {
  readonly label: string;
  readonly options: readonly Organization[];
  readonly value: Organization | null;
  readonly onChange: (organization: Organization) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

// A superuser may see thousands: the first ones are shown, the others are found by typing.
const limitOptions = createFilterOptions<Organization>({ limit: 50 });

/** Selects one of the organisations that the user may see, by typing a part of its name. */
export function OrganizationField({ onChange, ...choice }: OrganizationFieldProps) {
  return (
    <ChoiceField<Organization, boolean>
      {...choice}
      onChange={(_, option) => option && onChange(option)}
      filterOptions={limitOptions}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      disableClearable={choice.value !== null}
      blurOnSelect
    />
  );
}
