import type { components } from '@realmkit/openapi/types/payment';
import type { Realm } from '../../../database/realms.ts';

/** A product, as in the contract. */
export type Product = components['schemas']['Product'];
/** A price, as in the contract. */
export type Price = components['schemas']['Price'];

/** The trial of a first subscription, in days (shell §9). */
export const trialDays = 14;

/** The months of the library that a gift card pays. */
export const giftMonths = 3;

interface Market {
  readonly currency: string;
  /** The price of the library per month, in the currency's smallest unit. */
  readonly month: number;
  /** The tax in percent, included in a price except in the us. */
  readonly taxPercent: number;
  readonly words: readonly [
    library: string,
    libraryText: string,
    sign: string,
    signText: string,
    gift: string,
    giftText: (months: number, library: string) => string,
  ];
}

const english = [
  'Library',
  'All books to read here, many with sound',
  'Library with sign language',
  'All books to read here, many with sound and some with sign language',
  'Gift card',
  (months: number, library: string) => `Pays for ${months} months of ${library}, no bank card needed`,
] as const;

const markets: Readonly<Record<Realm, Market>> = {
  de: {
    currency: 'eur',
    month: 999,
    taxPercent: 7,
    words: [
      'Bibliothek',
      'Alle Bücher, die hier zu lesen sind, viele mit Ton',
      'Bibliothek mit Gebärdensprache',
      'Alle Bücher, die hier zu lesen sind, viele mit Ton, einige mit Gebärdensprache',
      'Geschenkkarte',
      (months, library) => `Bezahlt ${months} Monate ${library}, ganz ohne Bankkarte`,
    ],
  },
  fi: {
    currency: 'eur',
    month: 999,
    taxPercent: 14,
    words: [
      'Kirjasto',
      'Kaikki täällä luettavat kirjat, monet myös äänellä',
      'Kirjasto ja viittomakieli',
      'Kaikki täällä luettavat kirjat, monet äänellä ja osa viitottuina',
      'Lahjakortti',
      (months, library) => `${library} ${months} kuukaudeksi, pankkikorttia ei tarvita`,
    ],
  },
  fr: {
    currency: 'eur',
    month: 899,
    taxPercent: 5.5,
    words: [
      'Bibliothèque',
      'Tous les livres à lire ici, souvent avec le son',
      'Bibliothèque avec langue des signes',
      'Tous les livres à lire ici, souvent avec le son, parfois en langue des signes',
      'Carte-cadeau',
      (months, library) => `${months} mois de ${library} à offrir, sans carte bancaire`,
    ],
  },
  no: {
    currency: 'nok',
    month: 9900,
    taxPercent: 25,
    words: [
      'Bibliotek',
      'Alle bøker som kan leses her, mange med lyd',
      'Bibliotek med tegnspråk',
      'Alle bøker som kan leses her, mange med lyd og noen med tegnspråk',
      'Gavekort',
      (months, library) => `Betaler ${months} måneder med ${library}, uten bankkort`,
    ],
  },
  nl: {
    currency: 'eur',
    month: 999,
    taxPercent: 9,
    words: [
      'Bibliotheek',
      'Alle boeken die hier te lezen zijn, vele met geluid',
      'Bibliotheek met gebarentaal',
      'Alle boeken die hier te lezen zijn, vele met geluid en enkele met gebarentaal',
      'Cadeaukaart',
      (months, library) => `Betaalt ${months} maanden ${library}, zonder bankpas`,
    ],
  },
  se: {
    currency: 'sek',
    month: 9900,
    taxPercent: 6,
    words: [
      'Bibliotek',
      'Alla böcker som går att läsa här, många med ljud',
      'Bibliotek med teckenspråk',
      'Alla böcker som går att läsa här, många med ljud och några med teckenspråk',
      'Presentkort',
      (months, library) => `Betalar ${months} månader av ${library}, utan bankkort`,
    ],
  },
  uk: { currency: 'gbp', month: 899, taxPercent: 20, words: english },
  us: { currency: 'usd', month: 999, taxPercent: 8, words: english },
};

/** Returns the products of a realm. */
export function productsOf(realm: Realm): Product[] {
  const [library, libraryText, sign, signText, gift, giftText] = markets[realm].words;
  return [
    { id: 'product-library', name: library, description: libraryText, kind: 'subscription' },
    { id: 'product-sign', name: sign, description: signText, kind: 'subscription' },
    { id: 'product-gift', name: gift, description: giftText(giftMonths, library), kind: 'giftCard' },
  ];
}

/** Returns the prices of a realm; a year costs as much as ten months. */
export function pricesOf(realm: Realm): Price[] {
  const { currency, month } = markets[realm];
  const price = (name: string, productId: string, amount: number, interval: Price['interval']): Price => ({
    id: `price-${realm}-${name}`,
    productId,
    amount,
    currency,
    interval,
    trialDays: interval === null ? 0 : trialDays,
    taxIncluded: realm !== 'us',
  });
  const signMonth = Math.round(month * 1.4);
  return [
    price('library-month', 'product-library', month, 'month'),
    price('library-year', 'product-library', month * 10, 'year'),
    price('sign-month', 'product-sign', signMonth, 'month'),
    price('sign-year', 'product-sign', signMonth * 10, 'year'),
    // No tax comes on top of a gift card: in the us what it is worth has that of the charges it pays.
    price('gift', 'product-gift', giftWorth(realm), null),
  ];
}

/** Returns the price of a realm by its id. */
export const priceOf = (realm: Realm, id: string): Price | undefined => pricesOf(realm).find((price) => price.id === id);

/** Returns the name of the product of a price; the price's id if there is none. */
export const productName = (realm: Realm, priceId: string): string =>
  productsOf(realm).find(({ id }) => id === priceOf(realm, priceId)?.productId)?.name ?? priceId;

/** Returns the rate of a realm's tax, in percent. */
export const taxPercentOf = (realm: Realm): number => markets[realm].taxPercent;

/** Returns the tax within a sum that includes it, rounded once. Ten times the rate is a whole number, so that halves of a cent are exact. */
function taxWithin(realm: Realm, sum: number): number {
  const rate = Math.round(markets[realm].taxPercent * 10);
  return Math.round((sum * rate) / (1000 + rate));
}

/** Returns a price with its tax, which is added where prices exclude it, and the tax. */
export function withTax(realm: Realm, amount: number): { readonly total: number; readonly tax: number } {
  const total = realm === 'us' ? amount + Math.round((amount * markets[realm].taxPercent) / 100) : amount;
  return { total, tax: taxWithin(realm, total) };
}

/**
 * Returns whether gift cards are taxed when they are sold, as it is known then what they buy and at which rate, and not when they pay. In the us the sale
 * is an exchange of money, and what it buys is taxed.
 */
export const taxesGiftCards = (realm: Realm): boolean => realm !== 'us';

/** Returns the tax that is due on a sum of which gift cards pay a part: the tax of that part may have been due when they were sold. */
export const taxOn = (realm: Realm, total: number, fromBalance: number): number =>
  taxWithin(realm, taxesGiftCards(realm) ? total - fromBalance : total);

/** Returns the name of the plan that a gift card pays, in the language of the realm. */
export const giftPlanName = (realm: Realm): string => productName(realm, `price-${realm}-library-month`);

/** Returns what a gift card pays: whole months of the library with tax, so that charging them leaves nothing (and costs nothing more). */
export function giftWorth(realm: Realm): number {
  return giftMonths * withTax(realm, markets[realm].month).total;
}

/** Returns the sum of an order of gift cards, which is what the cards are worth, with the tax and its rate in percent; both are 0 where the sale is not taxed. */
export function orderTotal(realm: Realm, quantity: number): { readonly total: number; readonly tax: number; readonly taxPercent: number } {
  const total = giftWorth(realm) * quantity;
  return taxesGiftCards(realm)
    ? { total, tax: taxWithin(realm, total), taxPercent: taxPercentOf(realm) }
    : { total, tax: 0, taxPercent: 0 };
}
