import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Button, token } from '@realmkit/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '../../resources/users/edit/history/ChangeText.tsx';
import type { DiffRecord } from '../diff/syncDiff.ts';

/** The number of records that are shown first; more are shown on request. */
const step = 50;

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { paddingBlock: token('space.100'), borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}` },
  '& summary': {
    minHeight: token('size.target'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token('space.050')} ${token('space.150')}`,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { flex: 'none', marginInlineStart: 'auto', color: token('color.text.muted') },
    '& > small': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
  },
  '& details[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& details > ul': {
    listStyle: 'none',
    margin: 0,
    padding: `0 0 ${token('space.100')}`,
    display: 'grid',
    gap: token('space.050'),
  },
});

/** Shows the records that a run touches; each can be expanded to its fields. */
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
                <small>{t(($) => $.diff.entities[entity])}</small>
                <ExpandMoreIcon aria-hidden />
              </summary>
              <ul>
                {reason ? <li>{t(($) => $.diff.reasons[reason])}</li> : null}
                {fields.map((change) => (
                  <li key={change.field}>
                    <ChangeText change={change} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </List>
      {records.length > shown ? <Button onClick={() => setShown(shown + step * 4)}>{t(($) => $.diff.more)}</Button> : null}
    </>
  );
}
