import { styled } from '@mui/material/styles';
import { useFocusRestoration } from '@realmkit/design-system';
import type { Price } from '@realmkit/openapi';
import { useGoTo, useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderPreviewQuery } from '../payment/calls/paymentQueries.ts';
import { useOrderFlow } from '../payment/order/useOrderFlow.ts';
import { GiftForm } from './GiftForm.tsx';
import { GiftPayment } from './GiftPayment.tsx';
import { GiftPreview } from './GiftPreview.tsx';
import { GiftTotal } from './GiftTotal.tsx';
import { emptyGift } from './giftOrder.ts';

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 2fr', gap: theme.spacing(6) },
  '& > div:focus': { outline: 'none' },
}));

/** Shows the order form of a gift card beside a preview of its email, and then the payment (shell §3). */
export function BuyGiftCard({ price }: { readonly price: Price }) {
  const goTo = useGoTo();
  const { flow, order } = useOrderFlow();
  const [form, setForm] = useState(emptyGift);
  const preview = useQuery(orderPreviewQuery(useShell(), price.id, form.quantity)).data;
  const [paying, setPaying] = useState(false);
  const step = useFocusRestoration<HTMLDivElement>({ to: 'self', change: paying });
  const total = <GiftTotal preview={preview} taxIncluded={price.taxIncluded} />;
  const create = async () => {
    const { quantity, message } = form;
    setPaying(await flow.create({ priceId: price.id, quantity, name: form.name.trim(), email: form.email.trim(), message }));
  };
  return (
    <Sides>
      <div ref={step} tabIndex={-1}>
        {paying && order.payment ? (
          <GiftPayment
            flow={flow}
            order={order}
            payment={order.payment}
            total={total}
            onChange={() => setPaying(false)}
            onPaid={(id) => goTo(`/signup/success?order=${encodeURIComponent(id)}`)}
          />
        ) : (
          <GiftForm total={total} form={form} onChange={setForm} order={order} onSubmit={() => void create()} />
        )}
      </div>
      <GiftPreview mail={preview?.mail} form={form} />
    </Sides>
  );
}
