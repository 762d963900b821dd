import type { SetupIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { ProviderError } from '../errors/errorKeys.ts';
import type { SetupAnswer } from '../flow/createPaymentFlow.ts';
import type { PaymentAnswer } from '../order/createOrderFlow.ts';

/** An error of the card provider in our own shape. */
function providerError({ message = '', type, code, decline_code: declineCode }: StripeError): ProviderError {
  return { message, type, ...(code === undefined ? {} : { code }), ...(declineCode === undefined ? {} : { declineCode }) };
}

const notDone = (status: string): ProviderError => ({ message: `The intent is ${status}.`, type: 'invalid_request_error', code: status });

function setupAnswer({ setupIntent, error }: { setupIntent?: SetupIntent | undefined; error?: StripeError | undefined }): SetupAnswer {
  if (error) return { error: providerError(error) };
  if (setupIntent?.status !== 'succeeded') return { error: notDone(setupIntent?.status ?? 'unknown') };
  const { id, payment_method: method } = setupIntent;
  return { setupIntent: { id, paymentMethod: typeof method === 'string' ? method : (method?.id ?? null) } };
}

/** Has the card provider save the card in its fields; a bank may send the customer away and back to `returnAddress`. */
export async function askToSaveCard(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
  returnAddress: string,
): Promise<SetupAnswer> {
  const confirmParams = { return_url: returnAddress };
  return setupAnswer(await stripe.confirmSetup({ elements, clientSecret, confirmParams, redirect: 'if_required' }));
}

/** Asks the card provider how a setup ended that sent the customer away: its word counts, not the address bar's. */
export const askAboutSetup = async (stripe: Stripe, clientSecret: string): Promise<SetupAnswer> =>
  setupAnswer(await stripe.retrieveSetupIntent(clientSecret));

/** Has the card provider pay an order with the card in its fields. */
export async function askToPay(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
  returnAddress: string,
): Promise<PaymentAnswer> {
  const confirmParams = { return_url: returnAddress };
  const { error } = await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' });
  return error ? { error: providerError(error) } : { paid: true };
}
