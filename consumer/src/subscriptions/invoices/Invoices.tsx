import DownloadIcon from '@mui/icons-material/Download';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Button, FailedState, IconButton, token } from '@realmkit/design-system';
import { download, useErrorText, useNotice, useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoicesQuery } from '../../offer/paymentQueries.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { useRetry } from '../../page/useRetry.ts';
import { readInvoicePage } from '../../payment/calls/paymentCalls.ts';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto auto',
    alignItems: 'center',
    gap: theme.spacing(0, 2),
    paddingBlock: theme.spacing(1.5),
    borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  },
  '& button': { color: token('color.text.link') },
  '& small': { display: 'block', color: token('color.text.muted'), fontSize: token('font.size.caption') },
}));

/** The number of invoices that are shown first. */
const firstFew = 3;

/** Shows the invoices, the newest first, each with a download button (shell §3). */
export function Invoices() {
  const { t } = useTranslation('shop');
  const { money, day } = useFormats();
  const errorText = useErrorText();
  const { show } = useNotice();
  const shell = useShell();
  const invoices = useQuery(invoicesQuery(shell));
  const { data } = invoices;
  const { error, retry } = useRetry(invoices);
  const [all, setAll] = useState(false);
  const downloadInvoice = async (id: string, number: string) => {
    try {
      download(new Blob([await readInvoicePage(shell, id)], { type: 'text/html' }), `${number}.html`);
    } catch (reason) {
      show({ type: 'error', message: errorText(reason) });
    }
  };
  if (error) return <FailedState title={t(($) => $.invoices.failed)} description={errorText(error)} retry={retry} />;
  if (!data) return null;
  if (data.length === 0) return <Typography color="textSecondary">{t(($) => $.invoices.none)}</Typography>;
  return (
    <>
      <List>
        {(all ? data : data.slice(0, firstFew)).map(
          ({
            id,
            number,
            created,
            amount_due: due,
            from_balance: fromBalance,
            currency,
            status,
            kind,
            credit_note_of: creditedNumber,
            lines,
          }) => {
            const isNote = kind === 'credit_note';
            return (
              <li key={id}>
                <span>
                  <span>{day(created)}</span>
                  <small>
                    {isNote ? <span>{`${t(($) => $.invoices.creditNote)} `}</span> : null}
                    <span>{`${number} · ${isNote ? creditedNumber : t(($) => $.invoices.status[status])}`}</span>
                    {fromBalance > 0 ? (
                      <span>{` · ${t(($) => $.balance.invoicePart, { amount: money({ amount: fromBalance, currency }) })}`}</span>
                    ) : null}
                  </small>
                  {lines === null ? <small>{t(($) => $.invoices.notStored)}</small> : null}
                  {lines?.map(({ description, amount }) => (
                    <small key={description}>
                      <span>{description}</span> <span>{money({ amount, currency })}</span>
                    </small>
                  ))}
                </span>
                <span>{money({ amount: isNote ? -due : due, currency })}</span>
                <IconButton
                  label={t(($) => (isNote ? $.invoices.downloadNote : $.invoices.download), { number })}
                  onClick={() => void downloadInvoice(id, number)}
                >
                  <DownloadIcon />
                </IconButton>
              </li>
            );
          },
        )}
      </List>
      {!all && data.length > firstFew ? (
        <div>
          <Button edge="start" onClick={() => setAll(true)}>
            {t(($) => $.invoices.all, { total: data.length })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
