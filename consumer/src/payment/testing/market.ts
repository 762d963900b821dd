import type { Market } from '../../offer/plans.ts';

const price = (name: string, productId: string, amount: number, interval: 'month' | 'year' | null) => ({
  id: `price-uk-${name}`,
  productId,
  amount,
  currency: 'gbp',
  interval,
  trialDays: interval === null ? 0 : 14,
  taxIncluded: true,
});

/** A market for tests and stories. */
export const market: Market = {
  products: [
    { id: 'product-library', name: 'Library', description: 'All books, with sound', kind: 'subscription' },
    {
      id: 'product-sign',
      name: 'Library with sign language',
      description: 'All books, with sound and sign language',
      kind: 'subscription',
    },
    { id: 'product-gift', name: 'Gift card', description: 'Three months of reading for somebody else', kind: 'giftCard' },
  ],
  prices: [
    price('library-month', 'product-library', 899, 'month'),
    price('library-year', 'product-library', 8990, 'year'),
    price('sign-month', 'product-sign', 1259, 'month'),
    price('gift', 'product-gift', 2697, null),
  ],
};
