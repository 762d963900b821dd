import { type Subscription, unwrap } from '@realmkit/openapi';
import { applyCoupon } from '@realmkit/openapi/answers/payment';
import { useNotice, useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';
import { useChargeMutation } from '../../payment/charge/useChargeMutation.ts';
import { CouponField } from '../../payment/checkout/CouponField.tsx';

/** Shows the field that reduces a running plan by a coupon from its next charge on (shell §7), which a notice then names. */
export function PlanCoupon({ subscription }: { readonly subscription: Subscription }) {
  const { id, couponId: present, next_charge: charged } = subscription;
  const { t } = useTranslation('shop');
  const { money, day } = useFormats();
  const { show } = useNotice();
  const { payment } = useShell().clients;
  const coupon = useChargeMutation<string>(
    (couponId) => `coupon ${id} ${couponId}`,
    async (couponId, header) => {
      const params = { header, path: { id } };
      const result = await payment.POST('/subscription-coupon/{id}', { params, body: { couponId } });
      const { next_charge: next } = unwrap(result, applyCoupon);
      const used = t(($) => $.checkout.couponUsed, { code: couponId });
      const charge = next && t(($) => $.subscriptions.next, { amount: money(next), date: day(next.at) });
      show({ type: 'success', message: [used, charge, t(($) => $.checkout.couponScope)].filter(Boolean).join(' ') });
    },
  );
  return (
    <CouponField
      draft={`coupon ${id}`}
      hint={
        present !== null && charged
          ? t(($) => $.checkout.replaces, { code: present, amount: money({ ...charged, amount: charged.discount }) })
          : undefined
      }
      errorText={coupon.errorMessage}
      isPending={coupon.isPending}
      onUse={(couponId) => (couponId === undefined ? undefined : coupon.run(couponId))}
    />
  );
}
