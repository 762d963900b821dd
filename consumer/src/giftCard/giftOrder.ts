import type { NewOrder } from '@realmkit/openapi';
import { isEmail } from '../signup/signupFaults.ts';

/** What the form of a gift card holds; the price is the market's. */
export type GiftForm = Omit<NewOrder, 'priceId'>;

/** An empty form. */
export const emptyGift: GiftForm = { quantity: 1, name: '', email: '', message: '' };

/** The most gift cards of an order, and the longest greeting, as the contract has them. */
export const giftLimits = { quantity: 20, message: 1000 } as const;

/** What is wrong with a form, by its fields. */
export function giftFaults({ name, email }: GiftForm): Readonly<Partial<Record<'name' | 'email', 'mandatory' | 'invalidEmail'>>> {
  return {
    ...(name.trim() === '' ? { name: 'mandatory' as const } : {}),
    ...(email.trim() === '' ? { email: 'mandatory' as const } : isEmail(email) ? {} : { email: 'invalidEmail' as const }),
  };
}
