import { Table } from '@realmkit/design-system';
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
  readonly label: string;
  readonly conflicts: readonly Conflict[];
}

/** Shows the changes by another admin beside the entered values. */
export function ConflictTable({ label, conflicts, labelOf, textOf }: ConflictTableProps) {
  const { t } = useTranslation('form');
  const text = (value: unknown, name: string): string => {
    const own = textOf?.(value, name);
    if (own !== undefined) return own;
    if (typeof value === 'boolean') return value ? t(($) => $.yes) : t(($) => $.no);
    return value === null || value === undefined || value === '' ? '–' : String(value);
  };
  return (
    <Table dense stacked label={label} hasTabStop={false}>
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
            <td data-label={t(($) => $.conflict.before)}>{text(before, name)}</td>
            <td data-label={t(($) => $.conflict.now)}>{text(now, name)}</td>
            <td data-label={t(($) => $.conflict.entered)}>{text(mine, name)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
