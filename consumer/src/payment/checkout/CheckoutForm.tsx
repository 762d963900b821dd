import { Alert, Button, Section } from '@realmkit/design-system';
import type { SubscriptionPreview } from '@realmkit/openapi';
import { refetchAfterWrite, useGoTo, useShell } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subscriptionsQuery } from '../../offer/planQueries.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { useReloadSubscriptions } from '../../offer/useReloadSubscriptions.ts';
import { usePaymentErrorText } from '../errors/usePaymentErrorText.ts';
import type { SubscriptionRequest } from '../flow/createPaymentFlow.ts';
import { isAtRest, type PaymentErrorKey } from '../flow/paymentState.ts';
import { usePaymentFlow } from '../flow/usePaymentFlow.ts';
import type { CardFieldObjects } from '../provider/CardFields.tsx';
import { CardForm } from '../provider/CardForm.tsx';
import { CardProviderGate } from '../provider/CardProviderGate.tsx';
import { confirmSetup } from '../provider/stripeIntents.ts';
import { useSubmitOnce } from '../provider/useSubmitOnce.ts';
import { changedTerms } from '../terms/changedTerms.ts';
import { CardChoice, noCard, otherCard } from './CardChoice.tsx';
import { OrderConsents } from './OrderConsents.tsx';
import { completeOrder, storePendingOrder } from './pendingOrder.ts';
import { useCheckoutCards } from './useCheckoutCards.ts';

/** Something to pay that is no new subscription. */
interface Charge {
  /** The label of the button, which names the duty to pay. */
  readonly label: string;
  /** Pays with the default card; resolves to whether it succeeded. */
  readonly pay: () => Promise<boolean>;
  readonly errorMessage: string | undefined;
  /** The path of the page, which opens again when a bank has sent the user back: the charge still takes a click. */
  readonly path: string;
}

interface CheckoutFormProps {
  /** The subscription to order; undefined to save the card only, or for a charge. */
  readonly subscription: SubscriptionRequest | undefined;
  readonly charge?: Charge;
  /** The terms of the order; nothing can be ordered before they are loaded. */
  readonly terms?: SubscriptionPreview | undefined;
  /** Called when the order did not succeed: its terms may be others by now. */
  readonly onRefused?: () => void;
  /** The path that opens afterwards. */
  readonly donePath: string;
}

/** The errors of the step that prepares the card fields. */
const preparations: readonly PaymentErrorKey[] = ['cannot_create_client_secret', 'create_client_secret_failed'];

/** Returns the URL that a bank redirects to (shell §2). */
const returnUrl = () => `${window.location.origin}/signup/success`;

/** Shows the card, the consent and the order button (shell §4). */
export function CheckoutForm({ subscription: chosenPlan, charge, terms, onRefused, donePath }: CheckoutFormProps) {
  const { t } = useTranslation('shop');
  const shell = useShell();
  const goTo = useGoTo();
  const queries = useQueryClient();
  const reloadSubscriptions = useReloadSubscriptions();
  const { flow, payment } = usePaymentFlow();
  const { paymentError } = usePaymentErrorText();
  const { day } = useFormats();
  const submitOnce = useSubmitOnce();
  // Consent applies to this order and to the terms that are shown: it is not stored, and the checkbox is never checked beforehand.
  const [agreedTerms, setAgreedTerms] = useState<string>();
  const shownTerms = JSON.stringify(terms?.terms ?? null);
  const agreed = agreedTerms === shownTerms;
  const [beginsAtOnce, setBeginsAtOnce] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const beginAtOnce = t(($) => $.checkout.beginAtOnce);
  const subscription = chosenPlan && beginsAtOnce ? { ...chosenPlan, beginAtOnce } : chosenPlan;

  const { cards, coverage, card, setChosen, isBackFromBank } = useCheckoutCards({ paysByCard: subscription ?? charge, terms });
  const working = !isAtRest(payment.status);
  const busy = working || (subscription !== undefined && terms === undefined);

  const done = () => {
    completeOrder(shell, flow.getSnapshot().subscriptionId);
    void reloadSubscriptions();
    goTo(donePath);
  };
  const mayGoOn = () => {
    setIsSubmitted(true);
    return !busy && (agreed || !subscription);
  };
  const settle = async (succeeded: boolean) => {
    if (succeeded) done();
    else {
      if (changedTerms(flow.getSnapshot().error?.cause)) setAgreedTerms(undefined);
      onRefused?.();
      // Shows at once what another window did meanwhile.
      await refetchAfterWrite(queries, { queryKey: subscriptionsQuery(shell).queryKey });
    }
    return succeeded;
  };
  const payWithSaved = async () => {
    if (!mayGoOn()) return false;
    if (card !== noCard && card !== payment.defaultPaymentMethod && !(await flow.chooseCard(card))) return false;
    return settle(subscription ? await flow.subscribeWithSavedCard(subscription) : !charge || (await charge.pay()));
  };
  const payWithNew = async ({ stripe, elements }: CardFieldObjects) => {
    if (!stripe || !elements) return false;
    // The card and the consent are checked together, so that all that is wrong is said at once.
    const isReady = mayGoOn();
    const { error } = await elements.submit();
    if (!isReady || error || !(await flow.createClientSecret())) return false;
    const { clientSecret, setupIntent: former } = flow.getSnapshot();
    if (clientSecret === undefined) return false;
    storePendingOrder(shell, { subscription, donePath: charge?.path ?? donePath });
    const confirmed = await flow.confirm(() => confirmSetup(stripe, elements, clientSecret, returnUrl()), subscription);
    const succeeded = confirmed && (!charge || (await charge.pay()));
    // The card was saved but the subscription or the charge failed: the retry uses the saved card.
    if (!succeeded && flow.getSnapshot().setupIntent !== former) {
      if (confirmed) await flow.load();
      setChosen(confirmed ? flow.getSnapshot().defaultPaymentMethod : undefined);
    }
    return settle(succeeded);
  };

  const submitSaved = (event: FormEvent) => {
    event.preventDefault();
    submitOnce(payWithSaved);
  };

  // A step that only prepares the card fields is repeated by the button: nobody reads that it failed before they have pressed it.
  const error = payment.error && (isSubmitted || !preparations.includes(payment.error.key)) ? payment.error : undefined;
  const label = charge?.label ?? (subscription ? t(($) => $.checkout.submit) : t(($) => $.checkout.saveCard));
  const end = (
    <>
      {subscription ? (
        <OrderConsents
          agreed={agreed}
          onAgree={(agrees) => setAgreedTerms(agrees ? shownTerms : undefined)}
          beginsAtOnce={beginsAtOnce}
          onBeginAtOnce={setBeginsAtOnce}
          isSubmitted={isSubmitted}
          paysByBalance={card === noCard}
        />
      ) : null}
      {error ? <Alert severity="error">{paymentError(error, isSubmitted)}</Alert> : null}
      {charge?.errorMessage ? <Alert severity="error">{charge.errorMessage}</Alert> : null}
      <Button type="submit" variant="contained" aria-disabled={busy}>
        {working ? t(($) => $.checkout.working) : label}
      </Button>
    </>
  );

  return (
    <Section title={t(($) => $.checkout.payment)} width="form">
      {charge && isBackFromBank && !isSubmitted ? <Alert severity="info">{t(($) => $.pay.oneStepLeft)}</Alert> : null}
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
          {({ stripe, CardFields }) => (
            <CardFields
              stripe={stripe}
              purpose={{ mode: 'setup', currency: shell.settings.currency.toLowerCase() }}
              onReady={() => void flow.createClientSecret().then((made) => made && flow.elementsShown(true))}
              onLoadError={() => flow.elementsShown(false)}
              onSubmit={(objects) => submitOnce(() => payWithNew(objects))}
            >
              {end}
            </CardFields>
          )}
        </CardProviderGate>
      ) : (
        <CardForm onSubmit={submitSaved}>{end}</CardForm>
      )}
    </Section>
  );
}
