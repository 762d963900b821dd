import { and, eq } from 'drizzle-orm';
import type { ServiceShard } from '../../../../access/serviceShard.ts';
import { newId } from '../../ids.ts';
import { expiryOf } from '../cardExpiry.ts';
import { type BookedCharge, updateCharge } from './cardBook.ts';
import { moveDefaultCard } from './moveDefaultCard.ts';
import { type CardError, testCard } from './testCards.ts';

/** A card as entered in the browser. */
export interface TypedCard {
  readonly number: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

/** A response of the card provider for an intent. */
export interface IntentResponse {
  readonly status: number;
  readonly body: { readonly intent: Readonly<Record<string, unknown>> } | { readonly error: CardError };
}

const cardErrorResponse = (error: CardError): IntentResponse => ({ status: 402, body: { error } });
const unexpectedStateResponse = (kind: 'setup' | 'payment'): IntentResponse => ({
  status: 400,
  body: {
    error: {
      type: 'invalid_request_error',
      code: `${kind}_intent_unexpected_state`,
      message: `This ${kind} intent cannot be confirmed in the state that it is in.`,
    },
  },
});
const notFoundResponse: IntentResponse = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'There is no such intent.' } },
};

function cardErrorOf({ number, exp_month, exp_year }: TypedCard, now: number): CardError | undefined {
  const card = testCard(number.replaceAll(' ', ''));
  if (!card) return { type: 'card_error', code: 'incorrect_number', message: 'Only the published test cards are taken here.' };
  if (card.error) return card.error;
  if (now >= expiryOf({ expMonth: exp_month, expYear: exp_year }))
    return { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' };
  return undefined;
}

type SetupRow = ServiceShard['tables']['setupIntents']['$inferSelect'];

const setupBody = ({ id, clientSecret, status, paymentMethod }: SetupRow) => ({
  intent: { object: 'setup_intent', id, client_secret: clientSecret, status, payment_method: paymentMethod, livemode: false },
});
const paymentBody = ({ id, clientSecret, status, amount, currency, card }: BookedCharge) => ({
  intent: { object: 'payment_intent', id, client_secret: clientSecret, status, amount, currency, payment_method: card, livemode: false },
});

async function saveCard({ engine, tables }: ServiceShard, row: SetupRow, card: TypedCard, now: number): Promise<SetupRow> {
  const { setupIntents, paymentMethods } = tables;
  const number = card.number.replaceAll(' ', '');
  return engine.database.transaction(async (transaction) => {
    const id = newId('pm');
    const own = and(
      eq(paymentMethods.userUid, row.userUid),
      eq(paymentMethods.number, number),
      eq(paymentMethods.expMonth, card.exp_month),
      eq(paymentMethods.expYear, card.exp_year),
    );
    const former = await transaction.delete(paymentMethods).where(own).returning({ id: paymentMethods.id });
    await moveDefaultCard(transaction, tables, row.userUid, former, id);
    await transaction.insert(paymentMethods).values({
      id,
      // Test cards have no owner: each saved one counts as a card of its own.
      fingerprint: id,
      realm: row.realm,
      userUid: row.userUid,
      number,
      brand: testCard(number)?.brand ?? 'unknown',
      expMonth: card.exp_month,
      expYear: card.exp_year,
      createdAt: now,
    });
    const succeeded = { status: 'succeeded' as const, paymentMethod: id };
    await transaction.update(setupIntents).set(succeeded).where(eq(setupIntents.id, row.id));
    return { ...row, ...succeeded };
  });
}

async function confirmSetup(shard: ServiceShard, row: SetupRow, card: TypedCard, now: number): Promise<IntentResponse> {
  // A user who abandoned 3-D Secure may start again, even with another card.
  if (row.status === 'succeeded') return unexpectedStateResponse('setup');
  const error = cardErrorOf(card, now);
  if (error) return cardErrorResponse(error);
  if (!testCard(card.number.replaceAll(' ', ''))?.requiresAuthentication)
    return { status: 200, body: setupBody(await saveCard(shard, row, card, now)) };
  const pending = {
    status: 'requires_action' as const,
    number: card.number.replaceAll(' ', ''),
    expMonth: card.exp_month,
    expYear: card.exp_year,
  };
  await shard.engine.database.update(shard.tables.setupIntents).set(pending).where(eq(shard.tables.setupIntents.id, row.id));
  return { status: 200, body: setupBody({ ...row, ...pending }) };
}

/** Pays a charge with an entered card. Only the provider's book learns of it: the service asks for it, whoever closes which tab. */
async function confirmPayment(shard: ServiceShard, row: BookedCharge, card: TypedCard, now: number): Promise<IntentResponse> {
  if (row.status === 'succeeded' || row.status === 'canceled') return unexpectedStateResponse('payment');
  const error = cardErrorOf(card, now);
  if (error) {
    const failure = error.code === 'expired_card' ? ('card_expired' as const) : ('card_declined' as const);
    await updateCharge(shard, row, { status: 'requires_payment_method', failure });
    return cardErrorResponse(error);
  }
  const asks = testCard(card.number.replaceAll(' ', ''))?.requiresAuthentication;
  const values = { status: asks ? ('requires_action' as const) : ('succeeded' as const), failure: null };
  return { status: 200, body: paymentBody(await updateCharge(shard, row, values)) };
}

async function findIntent({ engine, tables }: ServiceShard, secret: string): Promise<{ setup?: SetupRow; payment?: BookedCharge }> {
  const [setup] = await engine.database.select().from(tables.setupIntents).where(eq(tables.setupIntents.clientSecret, secret));
  if (setup) return { setup };
  const [payment] = await engine.database.select().from(tables.cardCharges).where(eq(tables.cardCharges.clientSecret, secret));
  return payment ? { payment } : {};
}

/** Returns the intent of a client secret, as the card provider returns it to a browser. */
export async function retrieveIntent(shard: ServiceShard, secret: string): Promise<IntentResponse> {
  const { setup, payment } = await findIntent(shard, secret);
  if (setup) return { status: 200, body: setupBody(setup) };
  return payment ? { status: 200, body: paymentBody(payment) } : notFoundResponse;
}

/** Confirms an intent with an entered card, as the card provider's fields do; `now` is the shard's time in milliseconds. */
export async function confirmIntent(shard: ServiceShard, secret: string, card: TypedCard, now: number): Promise<IntentResponse> {
  const { setup, payment } = await findIntent(shard, secret);
  if (setup) return confirmSetup(shard, setup, card, now);
  return payment ? confirmPayment(shard, payment, card, now) : notFoundResponse;
}

/** Completes 3-D Secure, successfully for the owner of the card and with an error otherwise; `now` is the shard's time in milliseconds. */
export async function authenticateIntent(shard: ServiceShard, secret: string, isOwner: boolean, now: number): Promise<IntentResponse> {
  const { setup, payment } = await findIntent(shard, secret);
  const authenticationError: CardError = {
    type: 'invalid_request_error',
    code: `${setup ? 'setup' : 'payment'}_intent_authentication_failure`,
    message: 'We are unable to authenticate your payment method. Choose another one and try again.',
  };
  if (setup) {
    if (setup.status !== 'requires_action') return unexpectedStateResponse('setup');
    const card = { number: setup.number ?? '', exp_month: setup.expMonth ?? 0, exp_year: setup.expYear ?? 0 };
    if (isOwner) return { status: 200, body: setupBody(await saveCard(shard, setup, card, now)) };
    await shard.engine.database
      .update(shard.tables.setupIntents)
      .set({ status: 'requires_payment_method' })
      .where(eq(shard.tables.setupIntents.id, setup.id));
    return cardErrorResponse(authenticationError);
  }
  if (!payment) return notFoundResponse;
  if (payment.status !== 'requires_action') return unexpectedStateResponse('payment');
  if (isOwner) return { status: 200, body: paymentBody(await updateCharge(shard, payment, { status: 'succeeded', failure: null })) };
  await updateCharge(shard, payment, { status: 'requires_payment_method', failure: 'authentication_required' });
  return cardErrorResponse(authenticationError);
}
