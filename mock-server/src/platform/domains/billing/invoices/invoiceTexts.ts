import type { Locale } from '../../../database/realms.ts';
import type { Language } from '../../../mail/language.ts';

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
  readonly creditNote: string;
  /** Names the invoice that a credit note is about. */
  creditNoteOf(number: string): string;
  /** The line for what a coupon takes off. */
  readonly coupon: string;
  /** The sum without its tax. */
  readonly net: string;
  /** The day of a payment that came after that of the invoice. */
  readonly paidOn: string;
  /** Stands for what an invoice of an earlier version does not have. */
  readonly notStored: string;
  /** The number of a buyer for value added tax. */
  vatNumber(number: string): string;
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
  creditNote: 'Credit note',
  creditNoteOf: (number) => `Credit note for invoice ${number}`,
  coupon: 'Discount',
  net: 'Net amount',
  paidOn: 'Paid on',
  notStored: 'Not stored at that time',
  vatNumber: (number) => `VAT number ${number}`,
  waived: 'Discount: too little for a card payment',
  disputed: 'The payment is disputed at the bank.',
});

const texts: Readonly<Record<Exclude<Locale, `en-${string}`>, InvoiceTexts>> = {
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
    creditNote: 'Gutschrift',
    creditNoteOf: (number) => `Gutschrift zur Rechnung ${number}`,
    coupon: 'Rabatt',
    net: 'Nettobetrag',
    paidOn: 'Bezahlt am',
    notStored: 'Damals nicht gespeichert',
    vatNumber: (number) => `USt-IdNr. ${number}`,
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
    creditNote: 'Hyvityslasku',
    creditNoteOf: (number) => `Hyvityslasku laskulle ${number}`,
    coupon: 'Alennus',
    net: 'Veroton summa',
    paidOn: 'Maksettu',
    notStored: 'Ei tallennettu tuolloin',
    vatNumber: (number) => `ALV-numero ${number}`,
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
    creditNote: 'Avoir',
    creditNoteOf: (number) => `Avoir sur la facture ${number}`,
    coupon: 'Remise',
    net: 'Montant hors taxe',
    paidOn: 'Payée le',
    notStored: 'Non enregistré à l’époque',
    vatNumber: (number) => `N° de TVA ${number}`,
    waived: 'Remise : montant trop faible pour un paiement par carte',
    disputed: 'Le paiement est contesté auprès de la banque.',
  },
  nb: {
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
    creditNote: 'Kreditnota',
    creditNoteOf: (number) => `Kreditnota til faktura ${number}`,
    coupon: 'Rabatt',
    net: 'Nettobeløp',
    paidOn: 'Betalt',
    notStored: 'Ikke lagret den gangen',
    vatNumber: (number) => `Mva.-nummer ${number}`,
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
    creditNote: 'Creditfactuur',
    creditNoteOf: (number) => `Creditfactuur bij factuur ${number}`,
    coupon: 'Korting',
    net: 'Nettobedrag',
    paidOn: 'Betaald op',
    notStored: 'Toen niet opgeslagen',
    vatNumber: (number) => `Btw-nummer ${number}`,
    waived: 'Korting: te weinig voor een kaartbetaling',
    disputed: 'De betaling wordt bij de bank betwist.',
  },
  sv: {
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
    creditNote: 'Kreditfaktura',
    creditNoteOf: (number) => `Kreditfaktura till faktura ${number}`,
    coupon: 'Rabatt',
    net: 'Nettobelopp',
    paidOn: 'Betald den',
    notStored: 'Sparades inte då',
    vatNumber: (number) => `Momsregistreringsnummer ${number}`,
    waived: 'Rabatt: för lite för en kortbetalning',
    disputed: 'Betalningen är bestridd hos banken.',
  },
};

/** Returns the texts of invoices in the language of their buyer; the English ones name the tax of the realm. */
export const invoiceTextsOf = ({ realm, locale }: Language): InvoiceTexts =>
  locale === 'en-GB' || locale === 'en-US' ? english(realm === 'us' ? 'sales tax' : 'VAT') : texts[locale];
