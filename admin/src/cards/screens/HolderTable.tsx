import { styled } from '@mui/material/styles';
import { Button, Checkbox, Table, token } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardHolder } from '../loginCards.ts';

/** The number of pupils that are shown at first. */
const step = 50;

const Rows = styled(Table)({
  '& label': { minWidth: '11rem' },
  '& :is(th, td)': { paddingBlock: token('space.050'), verticalAlign: 'middle' },
  '& td:last-of-type': { whiteSpace: 'nowrap' },
});

interface HolderTableProps {
  readonly holders: readonly CardHolder[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (uids: ReadonlySet<string>) => void;
  readonly onVoid: (holder: CardHolder) => void;
}

/** Shows the pupils with their cards, and selects those whose cards are printed. */
export function HolderTable({ holders, chosen, onChoose, onVoid }: HolderTableProps) {
  const { t } = useTranslation('cards');
  const { locale } = useLocale();
  const [shown, setShown] = useState(step);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const toggle = (uid: string) => onChoose(chosen.has(uid) ? new Set([...chosen].filter((one) => one !== uid)) : new Set([...chosen, uid]));
  const stateOf = ({ card, qrCodeLogin }: CardHolder) => {
    if (card) return t(($) => $.since, { date: day.format(new Date(card.issuedAt)) });
    return qrCodeLogin ? t(($) => $.noCard) : t(($) => $.switchedOff);
  };
  return (
    <>
      <Rows dense stacked label={t(($) => $.pupils)}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                checked={chosen.size === holders.length}
                indeterminate={chosen.size > 0 && chosen.size < holders.length}
                onChange={(checked) => onChoose(new Set(checked ? holders.map(({ userUid }) => userUid) : []))}
              >
                {t(($) => $.all)}
              </Checkbox>
            </th>
            <th scope="col">{t(($) => $.columns.userName)}</th>
            <th scope="col">{t(($) => $.columns.group)}</th>
            <th scope="col">{t(($) => $.columns.card)}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {holders.slice(0, shown).map((holder) => (
            <tr key={holder.userUid}>
              <th scope="row">
                <Checkbox checked={chosen.has(holder.userUid)} onChange={() => toggle(holder.userUid)}>
                  <bdi>{holder.name}</bdi>
                </Checkbox>
              </th>
              <td>{holder.userName}</td>
              <td>{holder.groupName}</td>
              <td data-label={t(($) => $.columns.card)}>{stateOf(holder)}</td>
              <td>
                {holder.card ? (
                  <Button color="error" onClick={() => onVoid(holder)} aria-label={t(($) => $.voidOf, { name: holder.name })}>
                    {t(($) => $.void)}
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </Rows>
      {holders.length > shown ? <Button onClick={() => setShown(shown + step * 4)}>{t(($) => $.more)}</Button> : null}
    </>
  );
}
