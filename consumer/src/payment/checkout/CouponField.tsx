import { styled } from '@mui/material/styles';
import { Button, TextField } from '@realmkit/design-system';
import { couponConstraints } from '@realmkit/openapi/constraints';
import { useDraft } from '@realmkit/shell';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../page/DraftNotice.tsx';

const isText = (value: unknown): value is string => typeof value === 'string';

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: '24rem' }));

interface CouponFieldProps {
  /** The name of the draft of what is typed. */
  readonly draft?: string;
  /** The applied coupon. */
  readonly used?: string | undefined;
  /** Why the requested coupon was not applied. */
  readonly errorText: string | undefined;
  readonly isPending?: boolean;
  /** Applies a coupon, or none for an empty field. The field is emptied if this resolves to true. */
  readonly onUse: (couponId: string | undefined) => undefined | Promise<boolean>;
}

/** Shows the field of a coupon, which is applied on submit. */
export function CouponField({ draft = 'coupon', used, errorText, isPending = false, onUse }: CouponFieldProps) {
  const { t } = useTranslation('shop');
  const { content: typed, isRestored, change, clear } = useDraft(draft, used ?? '', isText);
  const code = typed.trim().toUpperCase();
  const usedText = used && `${t(($) => $.checkout.couponUsed, { code: used })} ${t(($) => $.checkout.couponScope)}`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await onUse(code || undefined)) clear();
  };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      {isRestored && !errorText && code !== (used ?? '') ? <DraftNotice onDrop={clear} /> : null}
      <TextField
        name="coupon"
        label={t(($) => $.checkout.coupon)}
        maxLength={couponConstraints.couponId.maxLength}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        error={errorText !== undefined}
        helperText={errorText ?? usedText}
        onChange={({ target }) => change(target.value)}
        end={
          <Button type="submit" size="small" aria-disabled={isPending}>
            {t(($) => $.checkout.applyCoupon)}
          </Button>
        }
      />
    </Form>
  );
}
