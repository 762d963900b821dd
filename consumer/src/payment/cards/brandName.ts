const names: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' };

/** Returns the display name of a card brand. */
export const brandName = (brand: string): string => names[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
