import { html, raw } from 'hono/html';
import { zoneOf } from '../../../clock/calendar.ts';
import { brandColours } from '../../../database/realms.ts';
import { languageOf } from '../../../mail/language.ts';
import { logoSvg } from '../../../mail/logo.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import { taxesGiftCards } from '../products/products.ts';
import type { InvoiceParty } from '../tables/payments.ts';
import type { InvoiceRow } from './createInvoice.ts';
import { invoiceStyles } from './invoiceStyles.ts';
import { invoiceTextsOf } from './invoiceTexts.ts';
import { partyLines } from './parties.ts';
import { taxedPart } from './taxedPart.ts';

type Row = readonly [label: string, value: string, kind?: 'total'] | undefined;

/** Renders an invoice or a credit note as an HTML page to save or print. What an earlier version did not store is said to be missing. */
export function invoicePage(invoice: InvoiceRow): string {
  const { realm, number, status, amountDue, amountPaid, fromBalance, currency, periodStart, periodEnd, paidAt, tax } = invoice;
  const language = languageOf(invoice);
  const { day, period, money, percent } = mailFormats(language, zoneOf(invoice));
  const texts = invoiceTextsOf(language);
  const sum = (amount: number) => money(amount, currency);
  const isNote = invoice.kind === 'credit_note';
  const party = (known: InvoiceParty | null) => (known === null ? texts.notStored : partyLines(known).join('\n'));
  const { buyer } = invoice;
  const facts: readonly Row[] = [
    [texts.seller, party(invoice.seller)],
    [texts.customer, party(buyer?.taxNumber ? { ...buyer, taxNumber: texts.vatNumber(buyer.taxNumber) } : buyer)],
    [texts.date, day(invoice.createdAt)],
    periodStart === null || periodEnd === null ? undefined : [texts.period, period(periodStart, periodEnd)],
    paidAt === null || isNote || day(paidAt) === day(invoice.createdAt) ? undefined : [texts.paidOn, day(paidAt)],
  ];
  const lines: readonly Row[] = invoice.lines?.map(({ description, amount }): Row => [description, sum(amount)]) ?? [
    [invoice.description, texts.notStored],
  ];
  const taxRows: readonly Row[] =
    tax > 0
      ? [
          [texts.net, sum(taxedPart(invoice) - tax)],
          [texts.tax(percent(invoice.taxPercent)), sum(tax)],
        ]
      : [];
  // Below what the card paid, where the tax is only that part's.
  const isTaxOfCard = fromBalance > 0 && taxesGiftCards(realm);
  const amounts: readonly Row[] = [
    ...lines,
    [texts.total, sum(amountDue), 'total'],
    ...(isTaxOfCard ? [] : taxRows),
    fromBalance > 0 ? [isNote ? texts.refundedBalance : texts.fromBalance, sum(fromBalance)] : undefined,
    amountPaid > fromBalance ? [isNote ? texts.refundedCard : texts.fromCard, sum(amountPaid - fromBalance)] : undefined,
    ...(isTaxOfCard ? taxRows : []),
    invoice.refundedToCard > 0 ? [texts.refundedCard, sum(invoice.refundedToCard)] : undefined,
  ];
  const brand = brandColours[realm];
  const table = (rows: readonly Row[], kind: string) =>
    html`<table class="${kind}">${rows.map((row) => (row === undefined ? '' : html`<tr class="${row[2] ?? ''}"><th scope="row">${row[0]}</th><td>${row[1]}</td></tr>`))}</table>`;
  return String(html`<!doctype html>
<html lang="${language.locale}">
  <head>
    <meta charset="utf-8" />
    <title>${number}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <style>${raw(invoiceStyles(realm))}</style>
  </head>
  <body>
    <header>${raw(logoSvg(realm, { mark: brand.onLight, accent: brand.onLight, word: '#1b1d2a' }))}<p class="status">${texts.status[status]}</p></header>
    <h1>${isNote ? texts.creditNote : texts.title} ${number}</h1>
    ${invoice.creditNoteOf === null ? '' : html`<p>${texts.creditNoteOf(invoice.creditNoteOf)}</p>`}
    ${table(facts, 'facts')}
    ${table(amounts, 'amounts')}
    ${isTaxOfCard && !isNote ? html`<p>${texts.balanceTax}</p>` : ''}
    ${invoice.disputed ? html`<p>${texts.disputed}</p>` : ''}
  </body>
</html>`);
}
