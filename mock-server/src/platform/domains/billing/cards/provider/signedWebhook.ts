import { createHmac, timingSafeEqual } from 'node:crypto';
import { type HttpError, invalid } from '@realmkit/contract-engine';
import { isJsonObject } from '@realmkit/openapi/json';
import type { CardEvent } from '../cardProvider.ts';

/** How old the signature of a webhook may be, in milliseconds: https://docs.stripe.com/webhooks#replay-attacks */
const longestAge = 5 * 60_000;

/** The secret that signs the webhooks of the simulated provider. */
export const simulatedWebhookSecret = 'whsec_simulated';

const signatureOf = (raw: string, seconds: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${raw}`).digest();

/** Signs the raw body of a webhook for its header `Stripe-Signature`, at a time in milliseconds. */
export function signWebhook(raw: string, secret: string, at: number): string {
  const seconds = String(Math.floor(at / 1000));
  return `t=${seconds},v1=${signatureOf(raw, seconds, secret).toString('hex')}`;
}

const refused = (message: string): HttpError => invalid(message, { attribute: 'Stripe-Signature', reason: 'signature' });

/** Throws 400 unless the secret signed the body within the last five minutes of the machine: https://docs.stripe.com/webhooks#verify-manually */
function requireSignature(raw: string, header: string | null | undefined, secret: string, machineNow: number): void {
  const parts = (header ?? '').split(',').map((part) => part.split('='));
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  const expected = signatureOf(raw, seconds, secret);
  const isSigned = parts.some(([name, value]) => {
    const given = Buffer.from(name === 'v1' ? (value ?? '') : '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned || secret === '') throw refused('The card provider has not signed this.');
  if (!(Math.abs(machineNow - Number(seconds) * 1000) <= longestAge)) throw refused('The signature is too old.');
}

/** Returns the charge that an event is about: the intent itself, or the one that a charge, a refund or a dispute names. */
function chargeIn(event: unknown): string | undefined {
  const object = isJsonObject(event) && isJsonObject(event.data) ? event.data.object : undefined;
  if (!isJsonObject(object)) return undefined;
  const charge = object.object === 'payment_intent' ? object.id : object.payment_intent;
  return typeof charge === 'string' ? charge : undefined;
}

/**
 * Reads a signed webhook: the events of intents, charges, refunds and disputes name a charge, any other is undefined.
 * @throws {HttpError} 400 for a signature that is missing, wrong or too old, and for a body that is not JSON.
 */
export function readSignedWebhook(
  raw: string,
  header: (name: string) => string | null | undefined,
  secret: string,
  machineNow: number,
): CardEvent | undefined {
  requireSignature(raw, header('stripe-signature'), secret, machineNow);
  let event: unknown;
  try {
    event = JSON.parse(raw);
  } catch {
    throw invalid('The event is not JSON.', { attribute: 'body', reason: 'contentMediaType' });
  }
  const charge = chargeIn(event);
  return charge === undefined ? undefined : { charge };
}
