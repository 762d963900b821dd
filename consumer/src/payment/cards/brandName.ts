const names: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' };

/** The brand of a card as people write it. */
export const brandName = (brand: string): string => names[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
