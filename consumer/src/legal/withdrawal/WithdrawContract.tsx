import Typography from '@mui/material/Typography';
import { Alert, Button, ConfirmDialog } from '@realmkit/design-system';
import { unwrap, type WithdrawalRefund } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { useErrorText, useNotice, useShell, useUserContext } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';
import { useReloadSubscriptions } from '../../offer/useReloadSubscriptions.ts';
import { RefundText } from './RefundText.tsx';

interface WithdrawContractProps {
  /** The contract number, or the number of an order of gift cards. */
  readonly contract: string;
  /** The name of what was ordered. */
  readonly product: string;
  readonly until: string;
  readonly refund: WithdrawalRefund;
  readonly formerPlan?: string | undefined;
  /** Whether it is an order of gift cards, of which the redeemed ones stay. */
  readonly isGift?: boolean;
}

/**
 * Shows until when a contract can be withdrawn from and what comes back, and withdraws in the two steps of the law: 'withdraw here' and 'confirm'
 * (Directive 2011/83/EU, Art. 11a).
 */
export function WithdrawContract({ contract, product, until, refund, formerPlan, isGift = false }: WithdrawContractProps) {
  const { t } = useTranslation('shop');
  const { t: legal } = useTranslation('legal');
  const { day, moment } = useFormats();
  const errorText = useErrorText();
  const { payment } = useShell().clients;
  const { show } = useNotice();
  const user = useUserContext();
  const reload = useReloadSubscriptions();
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useMutation({
    mutationFn: async () => {
      const [name, email] = user.status === 'ready' ? [user.name, user.me.email ?? ''] : ['', ''];
      return unwrap(await payment.POST('/withdrawals', { body: { name, email, contract } }), paymentAnswers.withdrawFromContract);
    },
    onSuccess: async ({ receivedAt }) => {
      setIsAsking(false);
      show({ type: 'success', message: legal(($) => $.notices.withdrawal.received, { moment: moment(receivedAt) }) });
      await reload();
    },
  });
  const back = (
    <>
      <RefundText refund={refund} formerPlan={formerPlan} />
      {isGift ? <Typography>{t(($) => $.withdrawal.gifts)}</Typography> : null}
    </>
  );
  return (
    <>
      <Typography>{t(($) => $.withdrawal.until, { date: day(until) })}</Typography>
      <div>
        <Button variant="text" edge="start" onClick={() => setIsAsking(true)}>
          {t(($) => $.withdrawal.open)}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t(($) => $.withdrawal.ask, { product })}
        confirmLabel={t(($) => $.withdrawal.confirm)}
        cancelLabel={t(($) => $.withdrawal.keep)}
        destructive
        busy={withdraw.isPending}
        confirmDisabled={user.status !== 'ready'}
        onConfirm={() => withdraw.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {back}
        {withdraw.isError ? <Alert severity="error">{errorText(withdraw.error)}</Alert> : null}
      </ConfirmDialog>
    </>
  );
}
