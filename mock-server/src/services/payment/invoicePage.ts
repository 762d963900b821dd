import type { components } from '@realmkit/openapi/types/payment';
import { type Realm, realmMapping } from '../../database/realms.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const words: Readonly<Record<string, readonly [invoice: string, to: string, period: string, sum: string, tax: string]>> = {
  de: ['Rechnung', 'An', 'Zeitraum', 'Summe', 'davon Steuer'],
  fi: ['Lasku', 'Saaja', 'Jakso', 'Summa', 'josta veroa'],
  fr: ['Facture', 'À', 'Période', 'Somme', 'dont taxe'],
  nb: ['Faktura', 'Til', 'Periode', 'Sum', 'herav avgift'],
  nl: ['Factuur', 'Aan', 'Periode', 'Som', 'waarvan belasting'],
  sv: ['Faktura', 'Till', 'Period', 'Summa', 'varav skatt'],
  en: ['Invoice', 'To', 'Period', 'Total', 'of which tax'],
};

/** Renders an invoice as an HTML page to save or print. */
export function invoicePage(invoice: components['schemas']['Invoice'], name: string, realm: Realm): string {
  const { locale } = realmMapping[realm];
  const [title, to, period, sum, tax] = words[locale.slice(0, 2)] ?? words.en ?? [];
  const money = (amount: number) => new Intl.NumberFormat(locale, { style: 'currency', currency: invoice.currency }).format(amount / 100);
  const date = (moment: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
  const rows: [string | undefined, string][] = [
    [to, name],
    [period, `${date(invoice.period_start)} – ${date(invoice.period_end)}`],
    [invoice.description, money(invoice.amount_due)],
    [sum, money(invoice.amount_due)],
    [tax, money(invoice.tax)],
  ];
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(invoice.number)}</title>`,
    '<style>body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}th{text-align:start;padding-inline-end:2rem}</style></head><body>',
    `<h1>${title ?? ''} ${escaped(invoice.number)}</h1><p>${escaped(date(invoice.created))}</p><table>`,
    ...rows.map(([label = '', value]) => `<tr><th scope="row">${escaped(label)}</th><td>${escaped(value)}</td></tr>`),
    '</table></body></html>',
  ].join('');
}
