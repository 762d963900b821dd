import { and, eq } from 'drizzle-orm';
import { newClientSecret, newId } from '../../ids.ts';
import type { CardsOfShard } from '../cardProvider.ts';
import { bookCharge, fetchedCharge, findCharge, refundInBook, updateCharge } from './cardBook.ts';
import { chargeResult } from './chargeResult.ts';
import { readSignedWebhook, simulatedWebhookSecret } from './signedWebhook.ts';
import { chargeErrorOf } from './testCards.ts';

/** Creates the simulated provider of a shard: cards are the published test cards, and intents are confirmed below `/__sandbox/card-provider`. */
export const simulatedCards: CardsOfShard = (shard) => {
  const { engine, tables, clock } = shard;
  return {
    name: 'simulated',
    async createSetupIntent(_shard, { realm, userUid }) {
      const id = newId('seti');
      const clientSecret = newClientSecret(id);
      const status = 'requires_payment_method';
      await engine.database.insert(tables.setupIntents).values({ id, realm, userUid, clientSecret, status });
      return { id, clientSecret };
    },
    // Cards are stored when the browser confirms them.
    syncCards: async () => undefined,
    detachCard: async () => undefined,
    deleteCustomer: async () => undefined,
    async charge({ userUid, defaultPaymentMethod }, { key, at, card = defaultPaymentMethod, onSession, amount, currency, metadata }) {
      if (card === null) return { error: 'card_declined' };
      const { paymentMethods } = tables;
      const [saved] = await engine.database
        .select()
        .from(paymentMethods)
        .where(and(eq(paymentMethods.id, card), eq(paymentMethods.userUid, userUid)));
      const now = at ?? (await clock.now());
      const error = saved === undefined ? 'card_declined' : chargeErrorOf(saved, now);
      const asks = error === 'authentication_required' && onSession;
      const status = asks ? 'requires_action' : error === undefined ? 'succeeded' : 'requires_payment_method';
      const request = { realm: metadata.realm, userUid, amount, currency, card, onSession, metadata: { ...metadata } };
      const booked = await bookCharge(shard, key, request, { status, failure: error ?? null, createdAt: now });
      return chargeResult(fetchedCharge(booked));
    },
    async fetchCharge(id) {
      const row = await findCharge(shard, id);
      return row && fetchedCharge(row);
    },
    async cancelCharge(id) {
      const row = await findCharge(shard, id);
      if (!row) return undefined;
      return fetchedCharge(row.status === 'succeeded' ? row : await updateCharge(shard, row, { status: 'canceled' }));
    },
    refund: (charge, amount, key) => refundInBook(shard, charge, amount, key),
    async createPaymentIntent({ orderId, amount, currency, metadata }) {
      const request = { realm: metadata.realm, userUid: null, amount, currency, card: null, onSession: true, metadata: { ...metadata } };
      const begin = { status: 'requires_payment_method', failure: null, createdAt: await clock.now() } as const;
      const { id, clientSecret } = await bookCharge(shard, orderId, request, begin);
      return { id, clientSecret };
    },
    readWebhook: (raw, header, machineNow) => readSignedWebhook(raw, header, simulatedWebhookSecret, machineNow),
  };
};
