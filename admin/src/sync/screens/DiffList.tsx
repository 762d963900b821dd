import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Button, token } from '@realmkit/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DiffRecord } from '../diff/syncDiff.ts';

/** How many records are shown first; more come on request. */
const step = 50;

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { paddingBlock: '0.5rem', borderBlockStart: `1px solid ${token('color.border.divider')}` },
  '& summary': {
    minHeight: token('size.target'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem 0.75rem',
    cursor: 'pointer',
  },
  '& dl': { margin: '0.25rem 0 0.5rem', display: 'grid', gap: '0.25rem' },
  '& dt': { color: token('color.text.muted') },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** The records that a run touches, each to be opened down to its fields. */
export function DiffList({ records }: { readonly records: readonly DiffRecord[] }) {
  const { t } = useTranslation('sync');
  const [shown, setShown] = useState(step);
  if (records.length === 0) return <Typography>{t(($) => $.diff.nothing)}</Typography>;
  return (
    <>
      <List>
        {records.slice(0, shown).map(({ key, entity, action, name, fields, reason }) => (
          <li key={key}>
            <details>
              <summary>
                <span>{t(($) => $.diff.actions[action])}</span>
                <strong>{name}</strong>
                <span>{t(($) => $.diff.entities[entity])}</span>
              </summary>
              <dl>
                {reason ? <dd>{t(($) => $.diff.reason, { reason })}</dd> : null}
                {fields.map(({ field, before, after }) => (
                  <div key={field}>
                    <dt>{field}</dt>
                    <dd>
                      {before ?? '–'} → {after ?? '–'}
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </List>
      {records.length > shown ? <Button onClick={() => setShown(shown + step * 4)}>{t(($) => $.diff.more)}</Button> : null}
    </>
  );
}
