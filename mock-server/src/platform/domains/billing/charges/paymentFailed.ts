import { HttpError } from '@realmkit/contract-engine';
import type { FailedCharge } from '../cards/cardProvider.ts';

/** Creates the 402 of a charge that was not paid: its attribute says why, and the client secret lets the owner answer their bank. */
export function paymentFailed({ error, clientSecret }: FailedCharge): HttpError {
  return new HttpError(402, {
    name: 'PaymentFailedError',
    message: `The charge failed: ${error}.`,
    attributes: [{ attribute: 'card', reason: error }],
    ...(clientSecret !== undefined && { client_secret: clientSecret }),
  });
}

/** Creates the 402 for a customer without a card, where the gift card balance does not pay. */
export const cardMissing = (): HttpError =>
  new HttpError(402, {
    name: 'PaymentFailedError',
    message: 'There is no card to charge.',
    attributes: [{ attribute: 'card', reason: 'required' }],
  });
