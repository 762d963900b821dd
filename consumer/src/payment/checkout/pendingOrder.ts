import { isJsonObject } from '@realmkit/openapi/json';
import { isSignedIn, type Shell, safeRedirect, tabStorage, visitStorage } from '@realmkit/shell';
import type { SubscriptionRequest } from '../flow/createPaymentFlow.ts';
import { isChargeTerms } from '../terms/changedTerms.ts';

/** The order, or the card, that the user is about to confirm. */
export interface PendingOrder {
  /** Undefined where only the card is saved. */
  readonly subscription: SubscriptionRequest | undefined;
  /** The path that opens afterwards. */
  readonly donePath: string;
}

const prefix = 'realmkit-order:';

/** The names of the fields in the storage: they stay, so that orders that are stored already can be read. */
const storedFields = { subscription: 'wanted', donePath: 'doneAddress' } as const;

const owner = ({ session }: Pick<Shell, 'session'>): string => {
  const state = session.getSnapshot();
  return isSignedIn(state) ? state.identity.access.sub : 'guest';
};
const storageKey = (shell: Pick<Shell, 'session'>): string => `${prefix}${owner(shell)}`;
const completedKey = (shell: Pick<Shell, 'session'>): string => `realmkit-ordered:${owner(shell)}`;

function parseSubscription(value: unknown): SubscriptionRequest | undefined {
  if (!isJsonObject(value) || typeof value.priceId !== 'string') return undefined;
  const { priceId, couponId, termsVersion, beginAtOnce, expected } = value;
  return {
    priceId,
    ...(typeof couponId === 'string' ? { couponId } : {}),
    ...(typeof termsVersion === 'string' ? { termsVersion } : {}),
    ...(isChargeTerms(expected) ? { expected } : {}),
    ...(typeof beginAtOnce === 'string' ? { beginAtOnce } : {}),
  };
}

/** Stores what the user is about to order, because a bank may send them away and back. It contains nothing of the card. */
export function storePendingOrder(shell: Pick<Shell, 'session'>, order: PendingOrder | undefined): void {
  if (!order) {
    visitStorage.removeItem(storageKey(shell));
    return;
  }
  const stored = { [storedFields.subscription]: order.subscription, [storedFields.donePath]: order.donePath };
  visitStorage.setItem(storageKey(shell), JSON.stringify(stored));
}

/** Returns what the user was about to order, or undefined. */
export function readPendingOrder(shell: Pick<Shell, 'session'>): PendingOrder | undefined {
  try {
    const stored: unknown = JSON.parse(visitStorage.getItem(storageKey(shell)) ?? 'null');
    if (!isJsonObject(stored)) return undefined;
    const path = stored[storedFields.donePath];
    if (typeof path !== 'string') return undefined;
    return { subscription: parseSubscription(stored[storedFields.subscription]), donePath: safeRedirect(path) };
  } catch {
    // Not reported: an order that is not JSON is none.
    return undefined;
  }
}

/** Removes the pending order; the subscription that it made is remembered in this tab, so that a reload can show it again. */
export function completeOrder(shell: Pick<Shell, 'session'>, subscriptionId: string | undefined): void {
  storePendingOrder(shell, undefined);
  if (subscriptionId !== undefined) tabStorage.setItem(completedKey(shell), subscriptionId);
}

/** Returns the id of the subscription that was ordered last in this tab, if one was. */
export const readCompletedOrder = (shell: Pick<Shell, 'session'>): string | undefined =>
  tabStorage.getItem(completedKey(shell)) ?? undefined;
