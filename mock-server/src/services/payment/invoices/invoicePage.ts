import { html } from 'hono/html';
import { realmIdentities } from '../../../database/realms.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import type { InvoiceRow } from './createInvoice.ts';
import { invoiceTextsOf } from './invoiceTexts.ts';
import { sellerOf } from './seller.ts';

/** Renders an invoice of a customer as an HTML page to save or print. */
export function invoicePage(invoice: InvoiceRow, customerName: string): string {
  const { realm } = invoice;
  const { locale } = realmIdentities[realm];
  const { day, money, percent } = mailFormats(realm);
  const texts = invoiceTextsOf(realm);
  const { name, address, taxNumber } = sellerOf(realm);
  const { number, status, amountDue, amountPaid, fromBalance, currency, periodStart, periodEnd } = invoice;
  const sum = (amount: number) => money(amount, currency);
  const isRefunded = status === 'refunded';
  const rows: readonly (readonly [label: string, value: string] | undefined)[] = [
    [texts.seller, `${name}\n${address}\n${taxNumber}`],
    [texts.customer, customerName],
    [texts.date, day(invoice.createdAt)],
    periodStart === null || periodEnd === null ? undefined : [texts.period, `${day(periodStart)} – ${day(periodEnd)}`],
    [invoice.description, sum(amountDue)],
    [texts.total, sum(amountDue)],
    [texts.tax(percent(invoice.taxPercent)), sum(invoice.tax)],
    fromBalance > 0 ? [isRefunded ? texts.refundedBalance : texts.fromBalance, sum(fromBalance)] : undefined,
    amountPaid > fromBalance ? [isRefunded ? texts.refundedCard : texts.fromCard, sum(amountPaid - fromBalance)] : undefined,
  ];
  return String(html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <title>${number}</title>
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 3rem auto; padding: 0 1rem }
      th { text-align: start; vertical-align: top; padding-inline-end: 2rem; font-weight: 600 }
      td { white-space: pre-line }
    </style>
  </head>
  <body>
    <h1>${texts.title} ${number}</h1>
    <p>${texts.status[status]}</p>
    <table>
      ${rows.map((row) => (row === undefined ? '' : html`<tr><th scope="row">${row[0]}</th><td>${row[1]}</td></tr>`))}
    </table>
    ${fromBalance > 0 ? html`<p>${texts.balanceTax}</p>` : ''}
  </body>
</html>`);
}
