import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Button, ButtonLink, ConfirmDialog, Skeleton, token, useFocusRestoration } from '@realmkit/design-system';
import { useNotice } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';
import { brandName } from '../../payment/cards/brandName.ts';
import { usePaymentErrorText } from '../../payment/errors/usePaymentErrorText.ts';
import { usePaymentFlow } from '../../payment/flow/usePaymentFlow.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    minHeight: token('size.target'),
    paddingBlock: theme.spacing(0.75),
    borderBlockEnd: `1px solid ${token('color.border.divider')}`,
  },
}));

/** The saved cards: which one is charged, another one to choose or to add, and all of them to remove at once (shell §7). */
export function SavedCards({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTranslation('shop');
  const { t: shellText } = useTranslation('shell');
  const { month } = useFormats();
  const { show } = useNotice();
  const { flow, payment } = usePaymentFlow();
  const { paymentError } = usePaymentErrorText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { paymentMethods, defaultPaymentMethod, error } = payment;
  const cards = paymentMethods ?? [];
  const actions = useFocusRestoration<HTMLDivElement>({
    to: 'self',
    change: `${cards.length} ${defaultPaymentMethod} ${asking}`,
  });

  const run = async (action: () => Promise<boolean>, done: string) => {
    if (busy) return;
    setBusy(true);
    const succeeded = await action();
    setBusy(false);
    setAsking(false);
    if (succeeded) show({ type: 'success', message: done });
  };

  return (
    <>
      {error ? <Alert severity="error">{paymentError(error)}</Alert> : null}
      {paymentMethods || error ? null : <Skeleton shape="rows" count={1} label={shellText(($) => $.loading)} />}
      {paymentMethods?.length === 0 ? <Typography color="textSecondary">{t(($) => $.cards.none)}</Typography> : null}
      <List>
        {cards.map(({ id, card }) => (
          <li key={id}>
            <span>{t(($) => $.checkout.savedCard, { brand: brandName(card.brand), last4: card.last4, expiry: month(card) })}</span>
            {id === defaultPaymentMethod ? (
              <Typography color="textSecondary">{t(($) => $.cards.charged)}</Typography>
            ) : mayChange ? (
              <Button
                aria-disabled={busy}
                onClick={() =>
                  void run(
                    () => flow.chooseCard(id),
                    t(($) => $.cards.chosen),
                  )
                }
              >
                {t(($) => $.cards.choose)}
              </Button>
            ) : null}
          </li>
        ))}
      </List>
      {mayChange ? (
        <Stack ref={actions} tabIndex={-1} direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', outline: 'none' }}>
          <ButtonLink href="/payment" variant="outlined">
            {t(($) => $.checkout.cardTitle)}
          </ButtonLink>
          {cards.length > 0 ? <Button onClick={() => setAsking(true)}>{t(($) => $.cards.removeAll)}</Button> : null}
        </Stack>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t(($) => $.cards.removeTitle)}
        description={t(($) => $.cards.removeText, { count: cards.length })}
        confirmLabel={t(($) => $.cards.removeAll)}
        cancelLabel={t(($) => $.subscriptions.notNow)}
        destructive
        busy={busy}
        onConfirm={() =>
          void run(
            flow.deletePaymentMethods,
            t(($) => $.cards.removed),
          )
        }
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
