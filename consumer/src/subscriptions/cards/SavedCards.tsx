import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Alert, Button, ButtonLink, ConfirmDialog, Skeleton, token } from '@realmkit/design-system';
import type { PaymentMethod } from '@realmkit/openapi';
import { useNotice } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';
import { BrandMark } from '../../payment/cards/BrandMark.tsx';
import { brandName } from '../../payment/cards/brandName.ts';
import { usePaymentErrorText } from '../../payment/errors/usePaymentErrorText.ts';
import { isLoadError } from '../../payment/flow/paymentState.ts';
import { usePaymentFlow } from '../../payment/flow/usePaymentFlow.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
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
    paddingBlock: theme.spacing(1.5),
    borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  },
  '& > li > span': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(1.5), minWidth: 0 },
}));

/** Shows the saved cards: the default one, buttons to choose or add another, to remove one, and to remove all at once (shell §7). */
export function SavedCards() {
  const { t } = useTranslation('shop');
  const { t: consumer } = useTranslation('consumer');
  const { t: shellText } = useTranslation('shell');
  const { month } = useFormats();
  const { show } = useNotice();
  const { flow, payment } = usePaymentFlow();
  const { paymentError } = usePaymentErrorText();
  /** The ids of the cards whose removal is to be confirmed. */
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const isConfirming = removed.length > 0;
  const [isPending, setIsPending] = useState(false);
  const { paymentMethods, defaultPaymentMethod, error } = payment;
  const cards = paymentMethods ?? [];

  const cardText = (card: PaymentMethod['card']) =>
    t(($) => $.checkout.savedCard, { brand: brandName(card.brand), last4: card.last4, expiry: month(card) });
  const isOne = removed.length === 1;
  // The service charges the newest of the others once the default card is gone.
  const following = removed.includes(defaultPaymentMethod ?? '') ? cards.find(({ id }) => !removed.includes(id)) : undefined;

  const runAction = async (action: () => Promise<boolean>, successMessage: string) => {
    if (isPending) return;
    setIsPending(true);
    const succeeded = await action();
    setIsPending(false);
    setRemoved([]);
    if (succeeded) show({ type: 'success', message: successMessage });
  };

  return (
    <>
      {error ? (
        <Alert
          severity="error"
          action={isLoadError(error) ? <Button onClick={() => void flow.load()}>{consumer(($) => $.retry)}</Button> : undefined}
        >
          {paymentError(error)}
        </Alert>
      ) : null}
      {paymentMethods || error ? null : <Skeleton shape="rows" count={1} label={shellText(($) => $.loading)} />}
      {paymentMethods?.length === 0 ? <Typography color="textSecondary">{t(($) => $.cards.none)}</Typography> : null}
      <List>
        {cards.map(({ id, card }) => (
          <li key={id}>
            <span>
              <BrandMark brand={card.brand} />
              <span>{cardText(card)}</span>
            </span>
            {id === defaultPaymentMethod ? (
              <Typography color="textSecondary">{t(($) => $.cards.charged)}</Typography>
            ) : (
              <Button
                aria-disabled={isPending}
                onClick={() =>
                  void runAction(
                    () => flow.chooseCard(id),
                    t(($) => $.cards.chosen),
                  )
                }
              >
                {t(($) => $.cards.choose)}
              </Button>
            )}
            <Button aria-label={t(($) => $.cards.removeLabel, { card: cardText(card) })} onClick={() => setRemoved([id])}>
              {t(($) => $.cards.remove)}
            </Button>
          </li>
        ))}
      </List>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ButtonLink href="/payment" variant="outlined">
          {t(($) => $.checkout.cardTitle)}
        </ButtonLink>
        {cards.length > 1 ? <Button onClick={() => setRemoved(cards.map(({ id }) => id))}>{t(($) => $.cards.removeAll)}</Button> : null}
      </Stack>
      <ConfirmDialog
        open={isConfirming}
        title={isOne ? t(($) => $.cards.removeOneTitle) : t(($) => $.cards.removeTitle)}
        description={[
          t(($) => $.cards.removeText, { count: removed.length }),
          ...(following ? [t(($) => $.cards.chargedNext, { card: cardText(following.card) })] : []),
        ].join(' ')}
        confirmLabel={isOne ? t(($) => $.cards.remove) : t(($) => $.cards.removeAll)}
        cancelLabel={t(($) => $.subscriptions.notNow)}
        destructive
        busy={isPending}
        onConfirm={() =>
          void runAction(
            () => (isOne ? flow.deletePaymentMethod(removed[0] ?? '') : flow.deletePaymentMethods()),
            t(($) => $.cards.removed, { count: removed.length }),
          )
        }
        onCancel={() => setRemoved([])}
      />
    </>
  );
}
