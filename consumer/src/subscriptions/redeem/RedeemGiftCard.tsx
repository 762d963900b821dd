import { styled } from '@mui/material/styles';
import { Alert, Button, TextField } from '@realmkit/design-system';
import { giftCardConstraints } from '@realmkit/openapi/constraints';
import { useDraft } from '@realmkit/shell';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../page/DraftNotice.tsx';
import { useRedeemGiftCard } from '../../payment/giftCodes/useRedeemGiftCard.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  maxWidth: '28rem',
  '& > form': { width: '100%' },
}));

const isText = (value: unknown): value is string => typeof value === 'string';

interface RedeemGiftCardProps {
  readonly code?: string;
  /** The links that are shown once it is redeemed. */
  readonly children?: ReactNode;
}

/** Shows the form that redeems a gift card, whose value is credited to coming charges. What is typed outlives the session. */
export function RedeemGiftCard({ code: given = '', children }: RedeemGiftCardProps) {
  const { t } = useTranslation('shop');
  const { content: code, isRestored, change, clear } = useDraft(`gift card ${given}`, given, isText);
  // A code that came with the link is left out of the field once it is redeemed.
  const [isRedeemed, setIsRedeemed] = useState(false);
  const typed = isRedeemed && code === given ? '' : code;
  const { redeem, isPending, errorText, doneText } = useRedeemGiftCard();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '' || !(await redeem(typed))) return;
    clear();
    setIsRedeemed(true);
  };

  return (
    <Root>
      {isRestored && code !== given ? <DraftNotice onDrop={clear} /> : null}
      <form onSubmit={(event) => void submit(event)}>
        <TextField
          name="code"
          label={t(($) => $.redeem.code)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={giftCardConstraints.code.maxLength}
          value={typed}
          onChange={({ target }) => change(target.value)}
          end={
            <Button type="submit" size="small" aria-disabled={isPending}>
              {t(($) => $.redeem.submit)}
            </Button>
          }
        />
      </form>
      {errorText ? <Alert severity="error">{errorText}</Alert> : null}
      {doneText ? (
        <>
          <Alert severity="success">{doneText}</Alert>
          {children}
        </>
      ) : null}
    </Root>
  );
}
