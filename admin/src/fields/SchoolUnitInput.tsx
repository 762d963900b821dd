import Typography from '@mui/material/Typography';
import { AutocompleteInput, type AutocompleteInputProps, ReferenceInput } from '@realmkit/admin-kit';
import { useTranslation } from 'react-i18next';
import type { PanelRow } from '../dataProvider/usePanelDataProvider.ts';

type SchoolUnitInputProps = Pick<AutocompleteInputProps, 'label' | 'alwaysOn' | 'placeholder' | 'helperText' | 'validate'> & {
  readonly source: string;
};

/** Lets the user choose an organisation in a form by the beginning of its name, its city or an identifier. */
export function SchoolUnitInput({ source, alwaysOn: _, ...input }: SchoolUnitInputProps) {
  const { t } = useTranslation('admin');
  return (
    <ReferenceInput source={source} reference="schoolUnits" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput<Record<string, unknown>, PanelRow<'schoolUnits'>>
        {...input}
        inputText={({ name }) => name}
        optionText={({ name, type, city }) => (
          <>
            <bdi>{name}</bdi>
            <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {[t(($) => $.schoolUnitTypes[type]), city].filter(Boolean).join(' · ')}
            </Typography>
          </>
        )}
        noOptionsText={t(($) => $.fields.noOrganization)}
      />
    </ReferenceInput>
  );
}
