import Alert from '@mui/material/Alert';
import { Button, Link, useFocusRestoration } from '@realmkit/design-system';
import { useGoTo, useShell } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { termsVersion } from '../../legal/termsVersion.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { ConsentCheckbox } from '../../page/ConsentCheckbox.tsx';
import { Section } from '../../page/Section.tsx';
import { paymentQueryKey, subscriptionsQuery } from '../calls/paymentQueries.ts';
import { usePaymentErrorText } from '../errors/usePaymentErrorText.ts';
import type { WantedSubscription } from '../flow/createPaymentFlow.ts';
import { isAtRest } from '../flow/paymentStatus.ts';
import { usePaymentFlow } from '../flow/usePaymentFlow.ts';
import { askToSaveCard } from '../provider/asking.ts';
import { type CardFieldObjects, CardFields } from '../provider/CardFields.tsx';
import { CardProviderGate } from '../provider/CardProviderGate.tsx';
import { CardChoice, otherCard } from './CardChoice.tsx';
import { rememberOrder } from './pendingOrder.ts';
import { useSubmitOnce } from './useSubmitOnce.ts';

interface CheckoutFormProps {
  /** What is ordered with the card; without it the card is saved alone. */
  readonly wanted: WantedSubscription | undefined;
  /** Whether its terms are not on show yet; nothing is ordered before. */
  readonly waiting?: boolean;
  /** Where one goes when it is done. */
  readonly doneAddress: string;
}

/** Where a bank sends its customer back to (shell §2). */
const returnAddress = () => `${window.location.origin}/signup/success`;

/** The card, the consent and the button that orders (shell §4). */
export function CheckoutForm({ wanted, waiting = false, doneAddress }: CheckoutFormProps) {
  const { t } = useTranslation('shop');
  const shell = useShell();
  const goTo = useGoTo();
  const queries = useQueryClient();
  const { flow, payment } = usePaymentFlow();
  const { paymentError } = usePaymentErrorText();
  const { date } = useFormats();
  const [chosen, setChosen] = useState<string>();
  const untilDone = useSubmitOnce();
  // Express consent is given on this page and to this order alone: nothing keeps it, and no box is ticked beforehand.
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    if (isAtRest(flow.getSnapshot().status)) flow.reset();
    void flow.load();
  }, [flow]);

  const cards = wanted ? (payment.paymentMethods ?? []) : [];
  const saved = cards.some(({ id }) => id === payment.defaultPaymentMethod) ? payment.defaultPaymentMethod : cards[0]?.id;
  const card = chosen ?? saved ?? otherCard;
  const payingPart = useFocusRestoration<HTMLElement>({ to: 'self', change: card === otherCard });
  const working = !isAtRest(payment.status);
  const busy = working || waiting;

  const done = () => {
    rememberOrder(shell, undefined);
    void queries.invalidateQueries({ queryKey: [...paymentQueryKey, 'subscriptions'] });
    goTo(doneAddress);
  };
  const mayGoOn = () => {
    setAsked(true);
    if (wanted && !agreed) payingPart.current?.querySelector<HTMLElement>('[name=consent]')?.focus();
    return !busy && (agreed || !wanted);
  };
  const settle = async (succeeded: boolean) => {
    if (succeeded) done();
    // What another window did meanwhile shows at once.
    else await queries.invalidateQueries(subscriptionsQuery(shell));
    return succeeded;
  };
  const payWithSaved = async () => {
    if (!mayGoOn() || !wanted) return false;
    if (card !== payment.defaultPaymentMethod && !(await flow.chooseCard(card))) return false;
    return settle(await flow.subscribeWithSavedCard(wanted));
  };
  const payWithNew = async ({ stripe, elements }: CardFieldObjects) => {
    if (!mayGoOn() || !stripe || !elements) return false;
    const { error } = await elements.submit();
    if (error || !(await flow.createClientSecret())) return false;
    const { clientSecret, setupIntent: former } = flow.getSnapshot();
    if (clientSecret === undefined) return false;
    rememberOrder(shell, { wanted, doneAddress });
    const succeeded = await flow.confirm(() => askToSaveCard(stripe, elements, clientSecret, returnAddress()), wanted);
    // Saved, and not subscribed: the next try is with the saved card.
    if (!succeeded && flow.getSnapshot().setupIntent !== former) setChosen(undefined);
    return settle(succeeded);
  };

  const end = (submit: () => void) => (
    <>
      {wanted ? (
        <>
          <ConsentCheckbox
            name="consent"
            checked={agreed}
            onChange={setAgreed}
            fault={asked && !agreed ? t(($) => $.checkout.consentMissing) : undefined}
          >
            {t(($) => $.checkout.consent)}
          </ConsentCheckbox>
          <Link href="/legal/terms" target="_blank">
            {t(($) => $.checkout.readTerms, { version: date(termsVersion) })}
          </Link>
        </>
      ) : null}
      {payment.error ? <Alert severity="error">{paymentError(payment.error)}</Alert> : null}
      <Button variant="contained" onClick={submit} aria-disabled={busy}>
        {working ? t(($) => $.checkout.working) : wanted ? t(($) => $.checkout.submit) : t(($) => $.checkout.saveCard)}
      </Button>
    </>
  );

  return (
    <Section title={t(($) => $.checkout.payment)} width="form" ref={payingPart}>
      {cards.length > 0 ? <CardChoice cards={cards} value={card} onChange={setChosen} /> : null}
      {card === otherCard ? (
        <CardProviderGate>
          {({ stripe }) => (
            <CardFields
              stripe={stripe}
              purpose={{ mode: 'setup', currency: shell.settings.currency.toLowerCase() }}
              onReady={() => void flow.createClientSecret().then((made) => made && flow.elementsShown(true))}
              onLoadError={() => flow.elementsShown(false)}
            >
              {(objects) => end(() => untilDone(() => payWithNew(objects)))}
            </CardFields>
          )}
        </CardProviderGate>
      ) : (
        end(() => untilDone(payWithSaved))
      )}
    </Section>
  );
}
