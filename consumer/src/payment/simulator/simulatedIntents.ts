import { isJsonObject } from '@realmkit/openapi/json';
import type { ErrorReporter } from '@realmkit/shell';
import type { StripeError } from '@stripe/stripe-js';

/** A card that was typed. */
export interface TypedCard {
  readonly number: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

/** An intent of the sandbox's card provider. */
interface SimulatedIntent {
  readonly object: 'setup_intent' | 'payment_intent';
  readonly id: string;
  readonly client_secret: string;
  readonly status: string;
  readonly payment_method?: string | null;
  readonly livemode: boolean;
}

/** The result of a call for an intent. */
export type IntentResult = { readonly intent: SimulatedIntent } | { readonly error: StripeError };

/** The calls for intents of the sandbox's card provider, by client secret. */
export interface SimulatedIntents {
  readonly retrieve: (secret: string) => Promise<IntentResult>;
  readonly confirm: (secret: string, card: TypedCard) => Promise<IntentResult>;
  readonly authenticate: (secret: string, outcome: 'success' | 'fail') => Promise<IntentResult>;
}

const unreachable: StripeError = {
  type: 'api_connection_error',
  message: 'We are experiencing issues connecting to our payments provider.',
};

const isIntent = (value: unknown): value is SimulatedIntent =>
  isJsonObject(value) && typeof value.id === 'string' && typeof value.client_secret === 'string' && typeof value.status === 'string';

function errorOf(value: unknown): StripeError {
  if (!isJsonObject(value)) return unreachable;
  const text = (name: string) => (typeof value[name] === 'string' ? { [name]: value[name] } : {});
  const type = value.type === 'card_error' || value.type === 'invalid_request_error' ? value.type : 'api_error';
  return { ...text('message'), ...text('code'), ...text('decline_code'), type };
}

/** Returns the calls to the sandbox's card provider on the host of the payment service; a call that gets no response is reported. */
export function simulatedIntents(paymentUrl: string, fetch: typeof globalThis.fetch, report: ErrorReporter): SimulatedIntents {
  const send = async (secret: string, action = '', body?: object): Promise<IntentResult> => {
    try {
      const url = new URL(`/__sandbox/card-provider/intents/${encodeURIComponent(secret)}${action}`, paymentUrl);
      const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const json: unknown = await (await fetch(url, init)).json();
      if (isJsonObject(json) && isIntent(json.intent)) return { intent: json.intent };
      return { error: errorOf(isJsonObject(json) ? json.error : undefined) };
    } catch (error) {
      report('The simulated card provider did not answer', error);
      return { error: unreachable };
    }
  };
  return {
    retrieve: (secret) => send(secret),
    confirm: (secret, card) => send(secret, '/confirm', { card }),
    authenticate: (secret, outcome) => send(secret, '/authenticate', { outcome }),
  };
}
