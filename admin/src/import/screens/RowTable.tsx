import { styled } from '@mui/material/styles';
import { Button, Table, token } from '@realmkit/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportRow } from '../plan/ImportRow.ts';
import { useImportTexts } from '../useImportTexts.ts';

/** The number of rows that are shown at first. */
const step = 50;

const Rows = styled(Table)({
  '& ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: token('space.050') },
  '& [data-invalid]': { color: token('color.feedback.error') },
});

/** Shows the rows of an import, each with its changes or with the errors of its cells. */
export function RowTable({ rows }: { readonly rows: readonly ImportRow[] }) {
  const { t } = useTranslation('import');
  const { heading, errorText } = useImportTexts();
  const [shown, setShown] = useState(step);
  if (rows.length === 0) return <p>{t(($) => $.preview.none)}</p>;
  const empty = t(($) => $.preview.nothing);
  return (
    <>
      <Rows dense stacked label={t(($) => $.preview.title)}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.preview.row)}</th>
            <th scope="col">{heading('username')}</th>
            <th scope="col">{heading('name')}</th>
            <th scope="col">{t(($) => $.preview.what)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ number, values, changes, problems, groups = [], action }) => (
            <tr key={number}>
              <td data-label={t(($) => $.preview.row)}>{number}</td>
              <td>{values.username}</td>
              <td>{values.name}</td>
              <td>
                <ul>
                  {problems.map((found) => (
                    <li key={`${found.field} ${found.reason}`} data-invalid>
                      {`${heading(found.field)}: ${errorText(found)}`}
                    </li>
                  ))}
                  {changes.map(({ field, before, after }) => (
                    <li key={field}>{t(($) => $.preview.change, { field: heading(field), before: before || empty, after })}</li>
                  ))}
                  {action === 'create' && groups.length > 0 ? <li>{`${heading('groups')}: ${values.groups}`}</li> : null}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </Rows>
      {rows.length > shown ? <Button onClick={() => setShown(shown + step * 4)}>{t(($) => $.preview.more)}</Button> : null}
    </>
  );
}
