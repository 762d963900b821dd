import { Checkbox, Link } from '@realmkit/design-system';
import { hasWithdrawal, useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { termsVersion } from '../../legal/termsVersion.ts';
import { useFormats } from '../../offer/useFormats.ts';

interface OrderConsentsProps {
  readonly agreed: boolean;
  readonly onAgree: (agrees: boolean) => void;
  readonly beginsAtOnce: boolean;
  readonly onBeginAtOnce: (begins: boolean) => void;
  /** True once the user has tried to order: a missing consent is said then. */
  readonly isSubmitted: boolean;
  /** True if the balance of a gift card pays, without a card. */
  readonly paysByBalance: boolean;
}

/** Shows the consents of an order: to its terms, and to begin at once where the user may withdraw. */
export function OrderConsents({ agreed, onAgree, beginsAtOnce, onBeginAtOnce, isSubmitted, paysByBalance }: OrderConsentsProps) {
  const { t } = useTranslation('shop');
  const { realm } = useShell();
  const { date } = useFormats();
  return (
    <>
      <Checkbox
        name="consent"
        required
        checked={agreed}
        onChange={onAgree}
        error={isSubmitted && !agreed}
        helperText={isSubmitted && !agreed ? t(($) => $.checkout.consentMissing) : undefined}
      >
        {paysByBalance ? t(($) => $.balance.consent) : t(($) => $.checkout.consent)}
      </Checkbox>
      {hasWithdrawal(realm) ? (
        <Checkbox name="beginAtOnce" checked={beginsAtOnce} onChange={onBeginAtOnce} helperText={t(($) => $.checkout.beginHint)}>
          {t(($) => $.checkout.beginAtOnce)}
        </Checkbox>
      ) : null}
      <Link href="/legal/terms" target="_blank">
        {t(($) => $.checkout.readTerms, { version: date(termsVersion) })}
      </Link>
    </>
  );
}
