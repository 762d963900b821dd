import { Button, Section, TextField } from '@realmkit/design-system';
import { giftCardConstraints } from '@realmkit/openapi/constraints';
import { isSignedIn, useGoTo, useSession } from '@realmkit/shell';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giftCodeOf } from '../payment/giftCodes/giftCode.ts';
import { RedeemGiftCard } from '../subscriptions/redeem/RedeemGiftCard.tsx';
import { PlanForBalance } from './PlanForBalance.tsx';

/** Shows the field for the code of a gift card: it is redeemed, or leads a visitor to the login and the sign-up, which keep it. */
export function HaveCode() {
  const { t } = useTranslation('shop');
  const session = useSession();
  if (session.status === 'loading') return null;
  return (
    <Section title={t(($) => $.redeem.haveCode)} width="form">
      {isSignedIn(session) ? (
        <RedeemGiftCard>
          <PlanForBalance />
        </RedeemGiftCard>
      ) : (
        <CodeToKeep />
      )}
    </Section>
  );
}

function CodeToKeep() {
  const { t } = useTranslation('shop');
  const goTo = useGoTo();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = giftCodeOf(code) ?? code.trim();
    if (typed !== '') goTo(`/gift-card?code=${encodeURIComponent(typed)}`);
  };
  return (
    <form onSubmit={submit}>
      <TextField
        name="code"
        label={t(($) => $.redeem.code)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={giftCardConstraints.code.maxLength}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        end={
          <Button type="submit" size="small">
            {t(($) => $.redeem.submit)}
          </Button>
        }
      />
    </form>
  );
}
