import { styled } from '@mui/material/styles';
import { Button, TextField } from '@realmkit/design-system';
import { useDraft } from '@realmkit/shell';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CouponProblem } from './couponProblem.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const Form = styled('form')({ maxWidth: '24rem' });

interface CouponFieldProps {
  /** The one that is counted. */
  readonly used: string | undefined;
  /** Why the one that was asked for is not counted. */
  readonly problem: CouponProblem | undefined;
  readonly onUse: (couponId: string | undefined) => void;
}

/** A coupon, counted as soon as it is used; an empty one is taken back. */
export function CouponField({ used, problem, onUse }: CouponFieldProps) {
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
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        failed={problem !== undefined}
        message={problem ? t(($) => $.coupons[problem]) : used && t(($) => $.checkout.couponUsed, { code: used })}
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
