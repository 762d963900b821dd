import { styled } from '@mui/material/styles';
import { Alert, Button, TextField, token } from '@realmkit/design-system';
import type { Price } from '@realmkit/openapi';
import { orderConstraints } from '@realmkit/openapi/constraints';
import { FormErrors } from '@realmkit/shell';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaymentErrorText } from '../payment/errors/usePaymentErrorText.ts';
import type { OrderState } from '../payment/order/createOrderFlow.ts';
import { GiftQuantity } from './GiftQuantity.tsx';
import { type GiftForm as Form, validateGift } from './giftOrder.ts';

const Fields = styled('form')(({ theme }) => ({ display: 'grid', alignContent: 'start', gap: theme.spacing(2.5), maxWidth: '30rem' }));

const Greeting = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > label': { fontSize: token('font.size.label'), fontWeight: token('font.weight.medium') },
  '& > textarea': {
    padding: theme.spacing(1.5),
    border: `${token('border.thin')} solid ${token('color.border.control')}`,
    borderRadius: token('radius.control'),
    backgroundColor: token('color.surface.raised'),
    color: token('color.text.default'),
    font: 'inherit',
    resize: 'vertical',
  },
}));

interface GiftFormProps {
  /** The price of one card. */
  readonly price: Price;
  readonly total: ReactNode;
  readonly form: Form;
  readonly onChange: (form: Form) => void;
  readonly order: OrderState;
  readonly onSubmit: () => void;
}

/** Shows the order form of gift cards with their total. */
export function GiftForm({ price, total, form, onChange, order, onSubmit }: GiftFormProps) {
  const { t } = useTranslation('shop');
  const { orderError } = usePaymentErrorText();
  const greeting = useId();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const errors = validateGift(form);
  const visibleErrors = isSubmitted ? errors : {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (Object.keys(errors).length === 0) onSubmit();
  };

  return (
    <Fields noValidate onSubmit={submit}>
      <FormErrors />
      <GiftQuantity price={price} value={form.quantity} onChange={(quantity) => onChange({ ...form, quantity })} />
      <TextField
        name="name"
        label={t(($) => $.gift.name)}
        autoComplete="name"
        required
        maxLength={orderConstraints.name.maxLength}
        value={form.name}
        error={visibleErrors.name !== undefined}
        helperText={visibleErrors.name && t(($) => $.signup.errors.mandatory)}
        onChange={({ target }) => onChange({ ...form, name: target.value })}
      />
      <TextField
        name="email"
        type="email"
        label={t(($) => $.gift.email)}
        autoComplete="email"
        required
        maxLength={orderConstraints.email.maxLength}
        value={form.email}
        error={visibleErrors.email !== undefined}
        helperText={visibleErrors.email ? t(($) => $.signup.errors[visibleErrors.email ?? 'mandatory']) : t(($) => $.gift.emailHint)}
        onChange={({ target }) => onChange({ ...form, email: target.value })}
      />
      <Greeting>
        <label htmlFor={greeting}>{t(($) => $.gift.message)}</label>
        <textarea
          id={greeting}
          rows={4}
          maxLength={orderConstraints.message.maxLength}
          value={form.message}
          onChange={({ target }) => onChange({ ...form, message: target.value })}
        />
      </Greeting>
      {total}
      {order.error ? <Alert severity="error">{orderError(order.error)}</Alert> : null}
      <Button type="submit" variant="contained" aria-disabled={order.isPending}>
        {order.isPending ? t(($) => $.checkout.working) : t(($) => $.gift.goOn)}
      </Button>
    </Fields>
  );
}
