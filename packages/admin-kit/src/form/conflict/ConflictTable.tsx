import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { Conflict } from './threeWayMerge.ts';

/** How a form shows its attributes outside of its inputs. */
export interface ConflictTexts {
  /** Returns the label of an attribute. */
  readonly labelOf: (name: string) => string;
  /** Formats a value; undefined selects the default format. */
  readonly textOf?: ((value: unknown, name: string) => string | undefined) | undefined;
}

interface ConflictTableProps extends ConflictTexts {
  readonly conflicts: readonly Conflict[];
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(1),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  },
  '& thead th': { fontSize: token('font.size.caption'), color: token('color.text.muted') },
}));

/** Shows the changes by another admin beside the entered values. */
export function ConflictTable({ conflicts, labelOf, textOf }: ConflictTableProps) {
  const { t } = useTranslation('form');
  const text = (value: unknown, name: string): string => {
    const own = textOf?.(value, name);
    if (own !== undefined) return own;
    if (typeof value === 'boolean') return value ? t(($) => $.yes) : t(($) => $.no);
    return value === null || value === undefined || value === '' ? '–' : String(value);
  };
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.conflict.attribute)}</th>
          <th scope="col">{t(($) => $.conflict.before)}</th>
          <th scope="col">{t(($) => $.conflict.now)}</th>
          <th scope="col">{t(($) => $.conflict.entered)}</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ name, before, now, mine }) => (
          <tr key={name}>
            <th scope="row">{labelOf(name)}</th>
            <td>{text(before, name)}</td>
            <td>{text(now, name)}</td>
            <td>{text(mine, name)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
