import { defined } from '@realmkit/openapi/json';
import type { SetupIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { SetupResult } from '../flow/createPaymentFlow.ts';
import type { ProviderError } from '../flow/paymentState.ts';
import type { PaymentResult } from '../order/createOrderFlow.ts';

/** Converts an error of Stripe to our own type. */
function providerError({ message = '', type, code, decline_code: declineCode }: StripeError): ProviderError {
  return { message, type, ...defined({ code, declineCode }) };
}

const notDone = (status: string): ProviderError => ({ message: `The intent is ${status}.`, type: 'invalid_request_error', code: status });

function setupResult({ setupIntent, error }: { setupIntent?: SetupIntent | undefined; error?: StripeError | undefined }): SetupResult {
  if (error) return { error: providerError(error) };
  if (setupIntent?.status !== 'succeeded') return { error: notDone(setupIntent?.status ?? 'unknown') };
  const { id, payment_method: method } = setupIntent;
  return { setupIntent: { id, paymentMethod: typeof method === 'string' ? method : (method?.id ?? null) } };
}

/** Saves the card in the card provider's fields; a bank may redirect the user away and back to `returnUrl`. */
export async function confirmSetup(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
  returnUrl: string,
): Promise<SetupResult> {
  const confirmParams = { return_url: returnUrl };
  return setupResult(await stripe.confirmSetup({ elements, clientSecret, confirmParams, redirect: 'if_required' }));
}

/** Returns the result of a setup that redirected the user away, from the card provider because the URL cannot be trusted. */
export const retrieveSetup = async (stripe: Stripe, clientSecret: string): Promise<SetupResult> =>
  setupResult(await stripe.retrieveSetupIntent(clientSecret));

/** Pays an order with the card in the card provider's fields. */
export async function confirmPayment(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
  returnUrl: string,
): Promise<PaymentResult> {
  const confirmParams = { return_url: returnUrl };
  const { error } = await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' });
  return error ? { error: providerError(error) } : { paid: true };
}

/**
 * Lets the owner of a card answer their bank about a charge; resolves to false if they did not confirm it. Any other end, such as an answer in another tab,
 * is for the service to read.
 */
export async function answerCharge(stripe: Stripe, clientSecret: string): Promise<boolean> {
  const { error } = await stripe.handleNextAction({ clientSecret });
  return error?.code !== 'payment_intent_authentication_failure';
}
