import Typography from '@mui/material/Typography';
import type { WithdrawalRefund } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';

interface RefundTextProps {
  readonly refund: WithdrawalRefund;
  /** The name of the plan that goes on after a withdrawn change, if one does. */
  readonly formerPlan?: string | undefined;
}

/** Says to the cent what a withdrawal gives back, what is withheld for used days, and which plan goes on. */
export function RefundText({ refund: { amount, to_balance: toBalance, withheld, currency }, formerPlan }: RefundTextProps) {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  const sum = (part: number) => ({ amount: money({ amount: part, currency }) });
  const sentences = [
    amount > 0 ? t(($) => $.withdrawal.back, sum(amount)) : t(($) => $.withdrawal.nothing),
    toBalance > 0 ? t(($) => $.withdrawal.balance, sum(toBalance)) : undefined,
    withheld > 0 ? t(($) => $.withdrawal.withheld, sum(withheld)) : undefined,
    formerPlan === undefined ? undefined : t(($) => $.withdrawal.returns, { product: formerPlan }),
  ];
  return <Typography>{sentences.filter(Boolean).join(' ')}</Typography>;
}
