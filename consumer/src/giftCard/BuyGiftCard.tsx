import { styled } from '@mui/material/styles';
import { GiftCard } from '@realmkit/design-system';
import type { Price, Product } from '@realmkit/openapi';
import { useGoTo, useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPreviewQuery } from '../offer/paymentQueries.ts';
import { useFormats } from '../offer/useFormats.ts';
import { useOrderFlow } from '../payment/order/useOrderFlow.ts';
import { GiftForm } from './GiftForm.tsx';
import { GiftPayment } from './GiftPayment.tsx';
import { GiftPreview } from './GiftPreview.tsx';
import { GiftTotal } from './GiftTotal.tsx';
import { emptyGift } from './giftOrder.ts';

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '3fr 2fr',
    gridTemplateRows: 'auto 1fr',
    columnGap: theme.spacing(6),
    '& > [data-step]': { gridArea: '1 / 1 / span 2' },
  },
  '& > [data-step]:focus': { outline: 'none' },
}));

interface BuyGiftCardProps {
  readonly price: Price;
  readonly product: Product;
}

/** Shows the order form of a gift card beside the card and a preview of its email, and then the payment (shell §3). */
export function BuyGiftCard({ price, product }: BuyGiftCardProps) {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  const goTo = useGoTo();
  const { flow, order } = useOrderFlow();
  const [form, setForm] = useState(emptyGift);
  const preview = useQuery(orderPreviewQuery(useShell(), price.id, form.quantity));
  const [paying, setPaying] = useState(false);
  const giver = form.name.trim();
  const total = <GiftTotal preview={preview} taxIncluded={price.taxIncluded} />;
  const create = async () => {
    const { quantity, message } = form;
    // The sum of the number that was just chosen may still be on its way; the page with the button that pays shows it.
    const expected = (preview.isPlaceholderData ? (await preview.refetch()).data : preview.data)?.terms;
    if (!expected) return;
    const created = await flow.create({
      priceId: price.id,
      quantity,
      name: form.name.trim(),
      email: form.email.trim(),
      message,
      expected,
    });
    setPaying(created);
    if (!created) void preview.refetch();
  };
  return (
    <Sides>
      <GiftCard
        product={product.name}
        amount={money(price)}
        greeting={form.message.trim()}
        from={giver === '' ? undefined : t(($) => $.gift.from, { name: giver })}
      />
      <div tabIndex={-1} data-step>
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
          <GiftForm price={price} total={total} form={form} onChange={setForm} order={order} onSubmit={() => void create()} />
        )}
      </div>
      <GiftPreview mail={preview.data?.mail} form={form} />
    </Sides>
  );
}
