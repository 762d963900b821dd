import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { OtherChange } from '../form/formValues.ts';
import type { Person } from '../personTypes.ts';

interface OtherChangesProps {
  readonly changes: readonly OtherChange[];
  /** The person as they are now. */
  readonly person: Person;
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    padding: theme.spacing(1),
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBlockEnd: `1px solid ${token('color.border.divider')}`,
  },
  '& thead th': { fontSize: token('font.size.caption'), color: token('color.text.muted') },
}));

/** What another admin has changed meanwhile, beside what is entered here. */
export function OtherChanges({ changes, person }: OtherChangesProps) {
  const { t } = useTranslation('people');
  const text = (value: unknown): string => {
    if (Array.isArray(value)) {
      const { options } = person.attributes.organizations;
      return value.map(({ id }: { id: number }) => options.find((option) => option.id === id)?.name ?? String(id)).join(', ');
    }
    if (typeof value === 'boolean') return value ? t(($) => $.yes) : t(($) => $.no);
    return value === null || value === undefined || value === '' ? '–' : String(value);
  };
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.others.attribute)}</th>
          <th scope="col">{t(($) => $.others.before)}</th>
          <th scope="col">{t(($) => $.others.now)}</th>
          <th scope="col">{t(($) => $.others.entered)}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, now, mine }) => (
          <tr key={name}>
            <th scope="row">{t(($) => $.attributes[name])}</th>
            <td>{text(before)}</td>
            <td>{text(now)}</td>
            <td>{mine === undefined ? '–' : text(mine)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
