import type { StripeError } from '@stripe/stripe-js';

/** A card as it is typed. */
export interface TypedCard {
  readonly number: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

/** An intent as the sandbox's card provider shows it. */
interface SimulatedIntent {
  readonly object: 'setup_intent' | 'payment_intent';
  readonly id: string;
  readonly client_secret: string;
  readonly status: string;
  readonly payment_method?: string | null;
  readonly livemode: boolean;
}

/** What became of an intent. */
export type IntentAnswer = { readonly intent: SimulatedIntent } | { readonly error: StripeError };

/** The intents of the sandbox's card provider, by their client secrets. */
export interface SimulatedIntents {
  readonly retrieve: (secret: string) => Promise<IntentAnswer>;
  readonly confirm: (secret: string, card: TypedCard) => Promise<IntentAnswer>;
  readonly authenticate: (secret: string, outcome: 'success' | 'fail') => Promise<IntentAnswer>;
}

const unreachable: StripeError = {
  type: 'api_connection_error',
  message: 'We are experiencing issues connecting to our payments provider.',
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isIntent = (value: unknown): value is SimulatedIntent =>
  isRecord(value) && typeof value.id === 'string' && typeof value.client_secret === 'string' && typeof value.status === 'string';

function errorOf(value: unknown): StripeError {
  if (!isRecord(value)) return unreachable;
  const text = (name: string) => (typeof value[name] === 'string' ? { [name]: value[name] } : {});
  const type = value.type === 'card_error' || value.type === 'invalid_request_error' ? value.type : 'api_error';
  return { ...text('message'), ...text('code'), ...text('decline_code'), type };
}

/** Speaks with the card provider that the sandbox keeps, at the address of the payment service's machine. */
export function simulatedIntents(paymentAddress: string, fetch: typeof globalThis.fetch): SimulatedIntents {
  const ask = async (secret: string, action = '', body?: object): Promise<IntentAnswer> => {
    try {
      const address = new URL(`/__sandbox/card-provider/intents/${encodeURIComponent(secret)}${action}`, paymentAddress);
      const sent = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer: unknown = await (await fetch(address, sent)).json();
      if (isRecord(answer) && isIntent(answer.intent)) return { intent: answer.intent };
      return { error: errorOf(isRecord(answer) ? answer.error : undefined) };
    } catch {
      return { error: unreachable };
    }
  };
  return {
    retrieve: (secret) => ask(secret),
    confirm: (secret, card) => ask(secret, '/confirm', { card }),
    authenticate: (secret, outcome) => ask(secret, '/authenticate', { outcome }),
  };
}
