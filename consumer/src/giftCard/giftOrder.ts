import type { NewOrder } from '@realmkit/openapi';
import { isEmail } from '../page/isEmail.ts';

/** The content of the gift card form; the price comes from the market. */
export type GiftForm = Omit<NewOrder, 'priceId' | 'expected'>;

/** An empty form. */
export const emptyGift: GiftForm = { quantity: 1, name: '', email: '', message: '' };

/** Returns the paragraphs of the mail with what the buyer has filled in; without a greeting its paragraph is left out. */
export function fillIn(paragraphs: readonly string[], { name, message }: GiftForm): string[] {
  const values: Readonly<Record<string, string>> = { '{name}': name.trim() || '…', '{message}': message.trim() };
  return paragraphs
    .filter((paragraph) => message.trim() !== '' || !paragraph.includes('{message}'))
    .map((paragraph) => paragraph.replaceAll(/\{(?:name|message)\}/g, (placeholder) => values[placeholder] ?? placeholder));
}

/** Returns the errors of a form by field. */
export function validateGift({ name, email }: GiftForm): Readonly<Partial<Record<'name' | 'email', 'mandatory' | 'invalidEmail'>>> {
  return {
    ...(name.trim() === '' ? { name: 'mandatory' as const } : {}),
    ...(email.trim() === '' ? { email: 'mandatory' as const } : isEmail(email) ? {} : { email: 'invalidEmail' as const }),
  };
}
