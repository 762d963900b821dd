import Alert from '@mui/material/Alert';
import { Button, Link, useFocusRestoration } from '@realmkit/design-system';
import type { SubscriptionPreview } from '@realmkit/openapi';
import { useGoTo, useShell } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { termsVersion } from '../../legal/termsVersion.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { ConsentCheckbox } from '../../page/ConsentCheckbox.tsx';
import { Section } from '../../page/Section.tsx';
import { subscriptionsQuery } from '../calls/paymentQueries.ts';
import { useReloadSubscriptions } from '../calls/useReloadSubscriptions.ts';
import { usePaymentErrorText } from '../errors/usePaymentErrorText.ts';
import type { SubscriptionRequest } from '../flow/createPaymentFlow.ts';
import { isAtRest } from '../flow/paymentStatus.ts';
import { usePaymentFlow } from '../flow/usePaymentFlow.ts';
import { type CardFieldObjects, CardFields } from '../provider/CardFields.tsx';
import { CardProviderGate } from '../provider/CardProviderGate.tsx';
import { confirmSetup } from '../provider/stripeIntents.ts';
import { CardChoice, noCard, otherCard } from './CardChoice.tsx';
import { storePendingOrder } from './pendingOrder.ts';
import { useSubmitOnce } from './useSubmitOnce.ts';

interface CheckoutFormProps {
  /** The subscription to order; undefined to save the card only. */
  readonly subscription: SubscriptionRequest | undefined;
  /** The terms of the order; nothing can be ordered before they are loaded. */
  readonly terms?: SubscriptionPreview | undefined;
  /** The path that opens afterwards. */
  readonly donePath: string;
}

/** Returns the URL that a bank redirects to (shell §2). */
const returnUrl = () => `${window.location.origin}/signup/success`;

/** Shows the card, the consent and the order button (shell §4). */
export function CheckoutForm({ subscription, terms, donePath }: CheckoutFormProps) {
  const { t } = useTranslation('shop');
  const shell = useShell();
  const goTo = useGoTo();
  const queries = useQueryClient();
  const reloadSubscriptions = useReloadSubscriptions();
  const { flow, payment } = usePaymentFlow();
  const { paymentError } = usePaymentErrorText();
  const { date, day } = useFormats();
  const [chosen, setChosen] = useState<string>();
  const submitOnce = useSubmitOnce();
  // Consent applies to this order only: it is not stored, and the checkbox is never checked beforehand.
  const [agreed, setAgreed] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);

  useEffect(() => {
    if (isAtRest(flow.getSnapshot().status)) flow.reset();
    void flow.load();
  }, [flow]);

  const cards = subscription ? (payment.paymentMethods ?? []) : [];
  const saved = cards.some(({ id }) => id === payment.defaultPaymentMethod) ? payment.defaultPaymentMethod : cards[0]?.id;
  // A gift card balance that pays the first charge needs no card beside it.
  const coverage = terms && !terms.card_required && payment.defaultPaymentMethod === undefined ? terms.balance_coverage : null;
  const card = chosen ?? saved ?? (coverage ? noCard : otherCard);
  const payingPart = useFocusRestoration<HTMLElement>({ to: 'self', change: card === otherCard });
  const working = !isAtRest(payment.status);
  const busy = working || (subscription !== undefined && terms === undefined);

  const done = () => {
    storePendingOrder(shell, undefined);
    void reloadSubscriptions();
    goTo(donePath);
  };
  const mayGoOn = () => {
    setIsSubmitted(true);
    if (subscription && !agreed) payingPart.current?.querySelector<HTMLElement>('[name=consent]')?.focus();
    return !busy && (agreed || !subscription);
  };
  const settle = async (succeeded: boolean) => {
    if (succeeded) done();
    // Shows at once what another window did meanwhile.
    else await queries.invalidateQueries(subscriptionsQuery(shell));
    return succeeded;
  };
  const payWithSaved = async () => {
    if (!mayGoOn() || !subscription) return false;
    if (card !== noCard && card !== payment.defaultPaymentMethod && !(await flow.chooseCard(card))) return false;
    return settle(await flow.subscribeWithSavedCard(subscription));
  };
  const payWithNew = async ({ stripe, elements }: CardFieldObjects) => {
    if (!mayGoOn() || !stripe || !elements) return false;
    const { error } = await elements.submit();
    if (error || !(await flow.createClientSecret())) return false;
    const { clientSecret, setupIntent: former } = flow.getSnapshot();
    if (clientSecret === undefined) return false;
    storePendingOrder(shell, { subscription, donePath });
    const succeeded = await flow.confirm(() => confirmSetup(stripe, elements, clientSecret, returnUrl()), subscription);
    // The card was saved but the subscription failed: the retry uses the saved card.
    if (!succeeded && flow.getSnapshot().setupIntent !== former) setChosen(undefined);
    return settle(succeeded);
  };

  const end = (submit: () => void) => (
    <>
      {subscription ? (
        <>
          <ConsentCheckbox
            name="consent"
            checked={agreed}
            onChange={setAgreed}
            error={isSubmitted && !agreed ? t(($) => $.checkout.consentMissing) : undefined}
          >
            {card === noCard ? t(($) => $.balance.consent) : t(($) => $.checkout.consent)}
          </ConsentCheckbox>
          <Link href="/legal/terms" target="_blank">
            {t(($) => $.checkout.readTerms, { version: date(termsVersion) })}
          </Link>
        </>
      ) : null}
      {payment.error ? <Alert severity="error">{paymentError(payment.error)}</Alert> : null}
      <Button variant="contained" onClick={submit} aria-disabled={busy}>
        {working ? t(($) => $.checkout.working) : subscription ? t(($) => $.checkout.submit) : t(($) => $.checkout.saveCard)}
      </Button>
    </>
  );

  return (
    <Section title={t(($) => $.checkout.payment)} width="form" ref={payingPart}>
      {cards.length > 0 || coverage ? (
        <CardChoice
          cards={cards}
          noCardLabel={coverage ? t(($) => $.balance.noCard, { date: day(coverage.until) }) : undefined}
          value={card}
          onChange={setChosen}
        />
      ) : null}
      {card === otherCard ? (
        <CardProviderGate>
          {({ stripe }) => (
            <CardFields
              stripe={stripe}
              purpose={{ mode: 'setup', currency: shell.settings.currency.toLowerCase() }}
              onReady={() => void flow.createClientSecret().then((made) => made && flow.elementsShown(true))}
              onLoadError={() => flow.elementsShown(false)}
            >
              {(objects) => end(() => submitOnce(() => payWithNew(objects)))}
            </CardFields>
          )}
        </CardProviderGate>
      ) : (
        end(() => submitOnce(payWithSaved))
      )}
    </Section>
  );
}
