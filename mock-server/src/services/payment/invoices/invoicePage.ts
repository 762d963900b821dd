import { html, raw } from 'hono/html';
import { logoSvg } from '../../../brand/logo.ts';
import { brandColours, realmIdentities } from '../../../database/realms.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import { zoneOf } from '../../../prices/calendar.ts';
import { taxesGiftCards } from '../../../prices/products.ts';
import type { InvoiceRow } from './createInvoice.ts';
import { invoiceStyles } from './invoiceStyles.ts';
import { invoiceTextsOf } from './invoiceTexts.ts';
import { sellerOf } from './seller.ts';

/** Renders an invoice of a customer as an HTML page to save or print. */
export function invoicePage(invoice: InvoiceRow, customerName: string): string {
  const { realm } = invoice;
  const { locale } = realmIdentities[realm];
  const { day, period, money, percent } = mailFormats(realm, zoneOf(invoice));
  const texts = invoiceTextsOf(realm);
  const { name, address, taxNumber } = sellerOf(realm);
  const { number, status, amountDue, amountPaid, fromBalance, currency, periodStart, periodEnd, waived, disputed } = invoice;
  const toCard = Math.max(invoice.refundedToCard, status === 'refunded' ? amountPaid - fromBalance : 0);
  const sum = (amount: number) => money(amount, currency);
  const isRefunded = status === 'refunded';
  const facts: readonly (readonly [label: string, value: string] | undefined)[] = [
    [texts.seller, `${name}\n${address}\n${taxNumber}`],
    [texts.customer, customerName],
    [texts.date, day(invoice.createdAt)],
    periodStart === null || periodEnd === null ? undefined : [texts.period, period(periodStart, periodEnd)],
  ];
  const tax = invoice.tax > 0 ? ([texts.tax(percent(invoice.taxPercent)), sum(invoice.tax)] as const) : undefined;
  // Below what the card paid, where the tax is only that part's.
  const isTaxOfCard = fromBalance > 0 && taxesGiftCards(realm);
  const amounts: readonly (readonly [label: string, value: string, kind?: 'total'] | undefined)[] = [
    [invoice.description, sum(amountDue + waived)],
    waived > 0 ? [texts.waived, sum(-waived)] : undefined,
    [texts.total, sum(amountDue), 'total'],
    isTaxOfCard ? undefined : tax,
    fromBalance > 0 ? [isRefunded ? texts.refundedBalance : texts.fromBalance, sum(fromBalance)] : undefined,
    amountPaid > fromBalance && toCard < amountPaid - fromBalance ? [texts.fromCard, sum(amountPaid - fromBalance)] : undefined,
    toCard > 0 ? [texts.refundedCard, sum(toCard)] : undefined,
    isTaxOfCard ? tax : undefined,
  ];
  const brand = brandColours[realm];
  const table = (rows: typeof amounts, kind: string) =>
    html`<table class="${kind}">${rows.map((row) => (row === undefined ? '' : html`<tr class="${row[2] ?? ''}"><th scope="row">${row[0]}</th><td>${row[1]}</td></tr>`))}</table>`;
  return String(html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <title>${number}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <style>${raw(invoiceStyles(realm))}</style>
  </head>
  <body>
    <header>${raw(logoSvg(realm, { mark: brand.onLight, accent: brand.onLight, word: '#1b1d2a' }))}<p class="status">${texts.status[status]}</p></header>
    <h1>${texts.title} ${number}</h1>
    ${table(facts, 'facts')}
    ${table(amounts, 'amounts')}
    ${isTaxOfCard ? html`<p>${texts.balanceTax}</p>` : ''}
    ${disputed ? html`<p>${texts.disputed}</p>` : ''}
  </body>
</html>`);
}
