import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { brandColours, realmIdentities } from '../database/realms.ts';
import { frameTextsOf } from './frameTexts.ts';
import { headSize } from './headDrawing.ts';
import { headId } from './headId.ts';
import { labelled } from './labelled.ts';
import type { Language } from './language.ts';
import type { MailRow } from './MailRow.ts';

/** The content of a mail, in the language of its recipient. */
export interface MailContent extends Omit<Language, 'timeZone'> {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What nobody may overlook, in a frame after the paragraphs. */
  readonly framed?: string | undefined;
  /** What was ordered and paid, shown as a table after the paragraphs. */
  readonly rows?: readonly MailRow[] | undefined;
  /** The URL of the mail's link: `http` or `https`. */
  readonly link?: string | undefined;
  /** The label of the link. */
  readonly action?: string | undefined;
  /** Several links in place of one button. */
  readonly links?: readonly { readonly label: string; readonly url: string }[] | undefined;
}

/** A rendered mail, as HTML and as plain text. */
export interface RenderedMail {
  readonly html: string;
  readonly text: string;
}

// Outlook and many webmails drop style sheets: what the mail needs stands in attributes, and the sheet only adds dark colours.
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#12131c!important}
.sheet{background:#1c1e2b!important;color:#ececf4!important}
.sheet a.plain{color:#cdd6f0!important}
.sheet small{color:#abaec4!important}
.sheet th,.sheet td.amount{border-color:#565a70!important}
}
`;

const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

/** The content security policy of a shown mail: its own styles and its head, no scripts, no external resources. */
export const mailPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "style-src-attr 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors http://localhost:* http://*.localhost:*',
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

function assertWebUrl(link: string): void {
  if (!URL.canParse(link) || !/^https?:$/.test(new URL(link).protocol)) throw new Error('The link of a mail must be a web address.');
}

const orderTable = (rows: readonly MailRow[]) => {
  const cell = (total = false) =>
    `padding:8px 0;border-top:${total ? 2 : 1}px solid #c9ccdb;vertical-align:top;font-weight:${total ? 'bold' : 'normal'}`;
  return html`<table class="order" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;font-size:16px;line-height:1.5;color:inherit">
                  ${rows.map(({ label, value, total }) => html`<tr><th scope="row" align="left" style="${cell(total)};padding-right:16px;text-align:left;overflow-wrap:break-word">${label}</th><td class="amount" align="right" style="${cell(total)};text-align:right;text-wrap:balance">${value}</td></tr>`)}
                </table>`;
};

/** Writes rows as lines of plain text, the values aligned at their right. */
function plainTable(rows: readonly MailRow[]): string {
  const widest = (cells: readonly string[]): number => Math.max(...cells.map(({ length }) => length));
  const [labels, values] = [widest(rows.map(({ label }) => label)), widest(rows.map(({ value }) => value))];
  return rows.map(({ label, value }) => `${label.padEnd(labels)}  ${value.padStart(values)}`).join('\n');
}

/** Renders a mail and escapes names and messages. @throws if the link is not a web URL */
export function renderMail({ realm, locale, subject, paragraphs, framed, rows = [], link, action, links = [] }: MailContent): RenderedMail {
  for (const url of [...(link === undefined ? [] : [link]), ...links.map(({ url }) => url)]) assertWebUrl(url);
  const texts = frameTextsOf(locale);
  const brand = realmIdentities[realm].name;
  const label = action ?? texts.open;
  const { bar, onLight } = brandColours[realm];
  const paragraphStyle = 'margin:0 0 16px;white-space:pre-line';
  // The line that inboxes show below the subject: the first paragraph that is more than a greeting.
  const preview = paragraphs.find((paragraph) => !/[,!]$/.test(paragraph)) ?? '';
  const small = 'font-size:13px;color:#565a70';
  const page = html`<!doctype html>
<html lang="${locale}" dir="${realmIdentities[realm].dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${subject}</title>
    <style>${raw(style)}</style>
  </head>
  <body class="ground" style="margin:0;padding:0;background:#f2f3f8">
    <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
    <table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f2f3f8" style="background:#f2f3f8">
      <tr>
        <td align="center" style="padding:24px 12px">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed;${font};font-size:16px;line-height:1.5">
            <tr>
              <td class="brand" bgcolor="${bar}" style="padding:0;background:${bar};border-radius:12px 12px 0 0;color:#ffffff"><img src="cid:${headId}" alt="${brand}" width="${headSize.width}" height="${headSize.height}" style="display:block;width:100%;height:auto;border:0;border-radius:12px 12px 0 0;background:${bar};color:#ffffff;font-size:20px;font-weight:bold;line-height:96px;text-align:center" /></td>
            </tr>
            <tr>
              <td class="sheet" bgcolor="#ffffff" style="padding:24px;background:#ffffff;border-radius:0 0 12px 12px;color:#1b1d2a;overflow-wrap:anywhere">
                <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${subject}</h1>
                ${paragraphs.map((paragraph) => html`<p style="${paragraphStyle}">${paragraph}</p>`)}
                ${framed === undefined ? '' : html`<p class="framed" style="${paragraphStyle};padding:12px 16px;border:2px solid ${onLight};border-radius:8px;font-weight:bold">${framed}</p>`}
                ${rows.length === 0 ? '' : orderTable(rows)}
                ${links.map(({ label: text, url }) => html`<p style="${paragraphStyle}">${text}<br /><a class="plain" style="color:${onLight}" href="${url}" target="_blank" rel="noopener noreferrer">${url}</a></p>`)}
                ${
                  link === undefined
                    ? ''
                    : html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td bgcolor="${onLight}" style="background:${onLight};border-radius:8px"><a style="display:inline-block;padding:12px 24px;color:#ffffff;font-weight:bold;text-decoration:none" href="${link}" target="_blank" rel="noopener noreferrer">${label}</a></td></tr></table>
                <p style="${paragraphStyle};font-size:13px"><small style="${small}">${texts.copyLink}<br />${link}</small></p>`
                }
                <p style="margin:0;font-size:13px"><small style="${small}">${texts.automatic(brand)}</small></p>
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>`;
  const destinations = [...links, ...(link === undefined ? [] : [{ label, url: link }])].map(({ label: name, url }) =>
    labelled(realmIdentities[realm].locale, name, url),
  );
  const text = [
    subject,
    ...paragraphs,
    ...(framed === undefined ? [] : [`${'-'.repeat(60)}\n${framed}\n${'-'.repeat(60)}`]),
    ...(rows.length === 0 ? [] : [plainTable(rows)]),
    ...destinations,
    `-- \n${texts.automatic(brand)}`,
  ].join('\n\n');
  return { html: String(page), text: `${text}\n` };
}
