import { styled } from '@mui/material/styles';
import { Alert, Button, TextField } from '@realmkit/design-system';
import { couponConstraints } from '@realmkit/openapi/constraints';
import { FormErrors, useDraft } from '@realmkit/shell';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../page/DraftNotice.tsx';
import { giftCodeOf } from '../giftCodes/giftCode.ts';
import { useRedeemGiftCard } from '../giftCodes/useRedeemGiftCard.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: '24rem' }));

interface CouponFieldProps {
  /** The name of the draft of what is typed. */
  readonly draft?: string;
  /** The applied coupon. */
  readonly used?: string | undefined;
  /** What is said of the field before a coupon is applied. */
  readonly hint?: string | undefined;
  /** Why the requested coupon was not applied. */
  readonly errorText: string | undefined;
  readonly isPending?: boolean;
  /** Applies a coupon, or none for an empty field. The field is emptied if this resolves to true. */
  readonly onUse: (couponId: string | undefined) => undefined | Promise<boolean>;
}

/** Shows the field of a coupon, which is applied on submit; the code of a gift card is redeemed. */
export function CouponField({ draft = 'coupon', used, hint, errorText, isPending = false, onUse }: CouponFieldProps) {
  const { t } = useTranslation('shop');
  const { content: typed, isRestored, change, clear } = useDraft(draft, used ?? '', isText);
  const code = typed.trim().toUpperCase();
  const gift = useRedeemGiftCard();
  // Codes of gift cards and coupons share a field: each reads the error of its own kind.
  const isGift = giftCodeOf(typed) !== undefined;
  const error = isGift ? gift.errorText : errorText;
  const usedText = used && `${t(($) => $.checkout.couponUsed, { code: used })} ${t(($) => $.checkout.couponScope)}`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await (isGift ? gift.redeem(typed) : onUse(code || undefined))) clear();
  };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <FormErrors />
      {isRestored && !error && code !== (used ?? '') ? <DraftNotice onDrop={clear} /> : null}
      <TextField
        name="coupon"
        label={t(($) => $.checkout.coupon)}
        maxLength={couponConstraints.couponId.maxLength}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        error={error !== undefined}
        helperText={error ?? usedText ?? hint ?? t(($) => $.checkout.couponHint)}
        onChange={({ target }) => change(target.value)}
        end={
          <Button type="submit" size="small" aria-disabled={isPending || gift.isPending}>
            {t(($) => $.checkout.applyCoupon)}
          </Button>
        }
      />
      {gift.doneText && !isGift ? <Alert severity="success">{gift.doneText}</Alert> : null}
    </Form>
  );
}
