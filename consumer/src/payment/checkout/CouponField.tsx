import { styled } from '@mui/material/styles';
import { Button, TextField } from '@realmkit/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Row = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: theme.spacing(1),
  maxWidth: '24rem',
  '& > button': { minHeight: '3rem' },
}));

interface CouponFieldProps {
  readonly used: string | undefined;
  readonly onUse: (couponId: string | undefined) => void;
}

/** A coupon, counted as soon as it is used; an empty one is taken back. */
export function CouponField({ used, onUse }: CouponFieldProps) {
  const { t } = useTranslation('shop');
  const [typed, setTyped] = useState(used ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onUse(typed.trim().toUpperCase() || undefined);
  };
  return (
    <Row onSubmit={submit}>
      <TextField
        name="coupon"
        label={t(($) => $.checkout.coupon)}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        message={used && t(($) => $.checkout.couponUsed, { code: used })}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="outlined">
        {t(($) => $.checkout.applyCoupon)}
      </Button>
    </Row>
  );
}
