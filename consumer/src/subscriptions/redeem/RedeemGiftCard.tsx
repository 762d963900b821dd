import { styled } from '@mui/material/styles';
import { Alert, Button, TextField } from '@realmkit/design-system';
import { ServiceError, unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { giftCardConstraints } from '@realmkit/openapi/constraints';
import { useErrorText, useShell } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';
import { idempotencyKeysOf, usePaymentFlow } from '../../payment/flow/usePaymentFlow.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  maxWidth: '28rem',
  '& > form': { width: '100%' },
}));

interface RedeemGiftCardProps {
  readonly code?: string;
  /** The links that are shown once it is redeemed. */
  readonly children?: ReactNode;
}

/** Shows the form that redeems a gift card, whose value is credited to coming charges. */
export function RedeemGiftCard({ code: given = '', children }: RedeemGiftCardProps) {
  const { t } = useTranslation('shop');
  const errorText = useErrorText();
  const { money } = useFormats();
  const shell = useShell();
  const { flow } = usePaymentFlow();
  const [code, setCode] = useState(given);
  const currency = shell.settings.currency;

  const redeem = useMutation({
    mutationFn: async (typed: string) => {
      const keys = idempotencyKeysOf(shell);
      const intent = `redeem ${typed}`;
      const params = { header: { 'Idempotency-Key': keys.keyOf(intent) } };
      const customer = unwrap(
        await shell.clients.payment.POST('/gift-cards/redemptions', { params, body: { code: typed } }),
        paymentAnswers.redeemGiftCard,
      );
      keys.remove(intent);
      return customer;
    },
    onSuccess: () => {
      setCode('');
      void flow.load();
    },
  });
  const redeemErrorText = (error: Error) => {
    if (error instanceof ServiceError && error.status === 404) return t(($) => $.redeem.unknown);
    return error instanceof ServiceError && error.status === 409 ? t(($) => $.redeem.used) : errorText(error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (typed !== '' && !redeem.isPending) redeem.mutate(typed);
  };

  return (
    <Root>
      <form onSubmit={submit}>
        <TextField
          name="code"
          label={t(($) => $.redeem.code)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={giftCardConstraints.code.maxLength}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          end={
            <Button type="submit" size="small" aria-disabled={redeem.isPending}>
              {t(($) => $.redeem.submit)}
            </Button>
          }
        />
      </form>
      {redeem.isError ? <Alert severity="error">{redeemErrorText(redeem.error)}</Alert> : null}
      {redeem.isSuccess ? (
        <>
          <Alert severity="success" role="status">
            {t(($) => $.redeem.done, { amount: money({ amount: redeem.data.balance, currency }) })}
          </Alert>
          {children}
        </>
      ) : null}
    </Root>
  );
}
