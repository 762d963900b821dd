import type { Realm } from '../../../database/realms.ts';

/** The texts of an invoice in one language. */
interface InvoiceTexts {
  readonly title: string;
  readonly seller: string;
  readonly customer: string;
  readonly date: string;
  readonly period: string;
  readonly total: string;
  tax(rate: string): string;
  readonly fromBalance: string;
  readonly fromCard: string;
  /** Says that the tax on the gift card part was charged when the gift card was sold. */
  readonly balanceTax: string;
  readonly status: Readonly<Record<'paid' | 'open' | 'void' | 'refunded', string>>;
  readonly refundedBalance: string;
  readonly refundedCard: string;
  /** What was not charged, because it is less than a card can pay. */
  readonly waived: string;
  /** Says that the owner of the card disputes the charge at their bank. */
  readonly disputed: string;
}

const english = (tax: string): InvoiceTexts => ({
  title: 'Invoice',
  seller: 'Seller',
  customer: 'Customer',
  date: 'Date',
  period: 'Period',
  total: 'Total',
  tax: (rate) => `Including ${rate} ${tax}`,
  fromBalance: 'Paid from your gift card balance',
  fromCard: 'Charged to your card',
  balanceTax: `The ${tax} on the gift card part was already charged when the gift card was sold.`,
  status: { paid: 'Paid', open: 'Open', void: 'Void', refunded: 'Refunded' },
  refundedBalance: 'Returned to your gift card balance',
  refundedCard: 'Refunded to your card',
  waived: 'Discount: too little for a card payment',
  disputed: 'The payment is disputed at the bank.',
});

const texts: Readonly<Record<Realm, InvoiceTexts>> = {
  de: {
    title: 'Rechnung',
    seller: 'Verkäufer',
    customer: 'Kundin oder Kunde',
    date: 'Datum',
    period: 'Zeitraum',
    total: 'Summe',
    tax: (rate) => `davon ${rate} MwSt.`,
    fromBalance: 'Mit Geschenkguthaben bezahlt',
    fromCard: 'Von der Karte abgebucht',
    balanceTax: 'Die Mehrwertsteuer auf den Geschenkanteil wurde bereits beim Verkauf der Geschenkkarte berechnet.',
    status: { paid: 'Bezahlt', open: 'Offen', void: 'Storniert', refunded: 'Erstattet' },
    refundedBalance: 'Dem Geschenkguthaben gutgeschrieben',
    refundedCard: 'Auf die Karte erstattet',
    waived: 'Rabatt: zu klein für eine Kartenzahlung',
    disputed: 'Die Zahlung wird bei der Bank angefochten.',
  },
  fi: {
    title: 'Lasku',
    seller: 'Myyjä',
    customer: 'Asiakas',
    date: 'Päiväys',
    period: 'Jakso',
    total: 'Yhteensä',
    tax: (rate) => `josta arvonlisäveroa ${rate}`,
    fromBalance: 'Maksettu lahjakorttisaldosta',
    fromCard: 'Veloitettu kortilta',
    balanceTax: 'Lahjakortilla maksetun osan arvonlisävero perittiin jo lahjakorttia myytäessä.',
    status: { paid: 'Maksettu', open: 'Avoin', void: 'Mitätöity', refunded: 'Hyvitetty' },
    refundedBalance: 'Palautettu lahjakorttisaldoon',
    refundedCard: 'Palautettu kortille',
    waived: 'Alennus: liian pieni korttimaksuksi',
    disputed: 'Maksu on riitautettu pankissa.',
  },
  fr: {
    title: 'Facture',
    seller: 'Vendeur',
    customer: 'Client',
    date: 'Date',
    period: 'Période',
    total: 'Total',
    tax: (rate) => `dont TVA à ${rate}`,
    fromBalance: 'Payé avec vos cartes-cadeaux',
    fromCard: 'Débité de votre carte bancaire',
    balanceTax: 'La TVA sur la part payée par carte-cadeau a déjà été facturée lors de la vente de la carte-cadeau.',
    status: { paid: 'Payée', open: 'En attente', void: 'Annulée', refunded: 'Remboursée' },
    refundedBalance: 'Rendu au solde de vos cartes-cadeaux',
    refundedCard: 'Remboursé sur votre carte bancaire',
    waived: 'Remise : montant trop faible pour un paiement par carte',
    disputed: 'Le paiement est contesté auprès de la banque.',
  },
  no: {
    title: 'Faktura',
    seller: 'Selger',
    customer: 'Kunde',
    date: 'Dato',
    period: 'Periode',
    total: 'Sum',
    tax: (rate) => `herav ${rate} mva.`,
    fromBalance: 'Betalt med gavekortsaldo',
    fromCard: 'Trukket fra kortet',
    balanceTax: 'Merverdiavgiften på gavekortdelen ble beregnet da gavekortet ble solgt.',
    status: { paid: 'Betalt', open: 'Åpen', void: 'Annullert', refunded: 'Refundert' },
    refundedBalance: 'Ført tilbake til gavekortsaldoen',
    refundedCard: 'Refundert til kortet',
    waived: 'Rabatt: for lite for et kortkjøp',
    disputed: 'Betalingen er bestridt hos banken.',
  },
  nl: {
    title: 'Factuur',
    seller: 'Verkoper',
    customer: 'Klant',
    date: 'Datum',
    period: 'Periode',
    total: 'Totaal',
    tax: (rate) => `waarvan ${rate} btw`,
    fromBalance: 'Betaald met cadeautegoed',
    fromCard: 'Van je kaart afgeschreven',
    balanceTax: 'De btw over het deel van de cadeaukaart is al berekend bij de verkoop van de cadeaukaart.',
    status: { paid: 'Betaald', open: 'Open', void: 'Geannuleerd', refunded: 'Terugbetaald' },
    refundedBalance: 'Teruggezet op je cadeautegoed',
    refundedCard: 'Terugbetaald op je kaart',
    waived: 'Korting: te weinig voor een kaartbetaling',
    disputed: 'De betaling wordt bij de bank betwist.',
  },
  se: {
    title: 'Faktura',
    seller: 'Säljare',
    customer: 'Kund',
    date: 'Datum',
    period: 'Period',
    total: 'Summa',
    tax: (rate) => `varav ${rate} moms`,
    fromBalance: 'Betalt med presentkortssaldo',
    fromCard: 'Debiterat ditt kort',
    balanceTax: 'Momsen på presentkortsdelen togs ut redan när presentkortet såldes.',
    status: { paid: 'Betald', open: 'Obetald', void: 'Makulerad', refunded: 'Återbetald' },
    refundedBalance: 'Återfört till presentkortssaldot',
    refundedCard: 'Återbetalt till ditt kort',
    waived: 'Rabatt: för lite för en kortbetalning',
    disputed: 'Betalningen är bestridd hos banken.',
  },
  uk: english('VAT'),
  us: english('sales tax'),
};

/** Returns the texts of a realm's invoices, in its language. */
export const invoiceTextsOf = (realm: Realm): InvoiceTexts => texts[realm];
