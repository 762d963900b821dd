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

/** Shows the saved cards: the default one, buttons to choose or add another, and one to remove all at once (shell §7). */
export function SavedCards({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTranslation('shop');
  const { t: shellText } = useTranslation('shell');
  const { month } = useFormats();
  const { show } = useNotice();
  const { flow, payment } = usePaymentFlow();
  const { paymentError } = usePaymentErrorText();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const { paymentMethods, defaultPaymentMethod, error } = payment;
  const cards = paymentMethods ?? [];
  const actions = useFocusRestoration<HTMLDivElement>({
    to: 'self',
    change: `${cards.length} ${defaultPaymentMethod} ${isConfirming}`,
  });

  const runAction = async (action: () => Promise<boolean>, successMessage: string) => {
    if (isPending) return;
    setIsPending(true);
    const succeeded = await action();
    setIsPending(false);
    setIsConfirming(false);
    if (succeeded) show({ type: 'success', message: successMessage });
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
            ) : null}
          </li>
        ))}
      </List>
      {mayChange ? (
        <Stack ref={actions} tabIndex={-1} direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', outline: 'none' }}>
          <ButtonLink href="/payment" variant="outlined">
            {t(($) => $.checkout.cardTitle)}
          </ButtonLink>
          {cards.length > 0 ? <Button onClick={() => setIsConfirming(true)}>{t(($) => $.cards.removeAll)}</Button> : null}
        </Stack>
      ) : null}
      <ConfirmDialog
        open={isConfirming}
        title={t(($) => $.cards.removeTitle)}
        description={t(($) => $.cards.removeText, { count: cards.length })}
        confirmLabel={t(($) => $.cards.removeAll)}
        cancelLabel={t(($) => $.subscriptions.notNow)}
        destructive
        busy={isPending}
        onConfirm={() =>
          void runAction(
            flow.deletePaymentMethods,
            t(($) => $.cards.removed),
          )
        }
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
}
