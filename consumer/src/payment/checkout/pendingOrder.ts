import { isSignedIn, type Shell, safeRedirect, visitStorage } from '@realmkit/shell';
import type { WantedSubscription } from '../flow/createPaymentFlow.ts';

/** What somebody is about to do with a card. */
export interface PendingOrder {
  /** Undefined where the card is saved alone. */
  readonly wanted: WantedSubscription | undefined;
  /** Where they go when it is done. */
  readonly doneAddress: string;
}

const prefix = 'realmkit-order:';

const placeOf = ({ session }: Pick<Shell, 'session'>): string => {
  const state = session.getSnapshot();
  return `${prefix}${isSignedIn(state) ? state.identity.access.sub : 'guest'}`;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function wantedIn(value: unknown): WantedSubscription | undefined {
  if (!isObject(value) || typeof value.priceId !== 'string') return undefined;
  const { priceId, couponId, termsVersion } = value;
  return {
    priceId,
    ...(typeof couponId === 'string' ? { couponId } : {}),
    ...(typeof termsVersion === 'string' ? { termsVersion } : {}),
  };
}

/** Remembers what somebody is about to order, for a bank may send them away and back. Nothing of the card is in it. */
export function rememberOrder(shell: Pick<Shell, 'session'>, order: PendingOrder | undefined): void {
  if (order) visitStorage.setItem(placeOf(shell), JSON.stringify(order));
  else visitStorage.removeItem(placeOf(shell));
}

/** What somebody was about to order. */
export function rememberedOrder(shell: Pick<Shell, 'session'>): PendingOrder | undefined {
  try {
    const kept: unknown = JSON.parse(visitStorage.getItem(placeOf(shell)) ?? 'null');
    if (!isObject(kept) || typeof kept.doneAddress !== 'string') return undefined;
    return { wanted: wantedIn(kept.wanted), doneAddress: safeRedirect(kept.doneAddress) };
  } catch {
    return undefined;
  }
}
