/** Returns a code of a gift card as it is written on the card, however it was typed; undefined for any other code. */
export function giftCodeOf(typed: string): string | undefined {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  return code.startsWith('GIFT-') ? code : undefined;
}
