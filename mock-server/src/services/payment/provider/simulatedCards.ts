import type { CardProvider } from '../../cardProvider.ts';
import { newClientSecret, newId } from '../ids.ts';
import { chargeErrorOf } from './testCards.ts';

/** The simulated provider: cards are the published test cards, and intents are confirmed below `/__sandbox/card-provider`. */
export const simulatedCards: CardProvider = {
  name: 'simulated',
  async createSetupIntent({ engine, tables }, { realm, userUid }) {
    const id = newId('seti');
    const clientSecret = newClientSecret(id);
    const status = 'requires_payment_method';
    await engine.database.insert(tables.setupIntents).values({ id, realm, userUid, clientSecret, status });
    return { id, clientSecret };
  },
  // Cards and payments are stored when the browser confirms them.
  syncCards: async () => undefined,
  detachCard: async () => undefined,
  deleteCustomer: async () => undefined,
  async charge(_customer, { card, at }) {
    const error = chargeErrorOf(card, at);
    return error === undefined ? { charge: newId('pi') } : { error };
  },
  // No money has moved, so none moves back.
  refund: async () => undefined,
  createPaymentIntent: async () => {
    const id = newId('pi');
    return { id, clientSecret: newClientSecret(id) };
  },
  fetchOrderStatus: async ({ status }) => status,
};
