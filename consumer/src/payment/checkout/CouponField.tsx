import { styled } from '@mui/material/styles';
import { Button, TextField } from '@realmkit/design-system';
import { couponConstraints } from '@realmkit/openapi/constraints';
import { useDraft } from '@realmkit/shell';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CouponErrorReason } from './couponErrorReason.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const Form = styled('form')({ maxWidth: '24rem' });

interface CouponFieldProps {
  /** The applied coupon. */
  readonly used: string | undefined;
  /** The reason why the requested coupon was not applied. */
  readonly errorReason: CouponErrorReason | undefined;
  readonly onUse: (couponId: string | undefined) => void;
}

/** Shows the field of a coupon, which is applied on submit; an empty field removes it. */
export function CouponField({ used, errorReason, onUse }: CouponFieldProps) {
  const { t } = useTranslation('shop');
  const { content: typed, change } = useDraft('coupon', used ?? '', isText);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onUse(typed.trim().toUpperCase() || undefined);
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        name="coupon"
        label={t(($) => $.checkout.coupon)}
        maxLength={couponConstraints.couponId.maxLength}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        error={errorReason !== undefined}
        helperText={errorReason ? t(($) => $.coupons[errorReason]) : used && t(($) => $.checkout.couponUsed, { code: used })}
        onChange={({ target }) => change(target.value)}
        end={
          <Button type="submit" size="small">
            {t(($) => $.checkout.applyCoupon)}
          </Button>
        }
      />
    </Form>
  );
}
