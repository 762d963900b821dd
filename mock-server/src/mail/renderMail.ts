import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { type Realm, realmIdentities } from '../database/realms.ts';
import { mailTextsOf } from './texts/mailTextsOf.ts';

/** The content of a mail, in the language of its realm. */
export interface MailContent {
  readonly realm: Realm;
  readonly subject: string;
  readonly paragraphs: readonly string[];
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

const style = `
:root{color-scheme:light dark}
body{margin:0;padding:1.5rem;background:light-dark(#f2f2f8,#12131c);color:light-dark(#1b1d2a,#ececf4);font:16px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:36rem;margin:0 auto;padding:1.5rem;background:light-dark(#fff,#1c1e2b);border-radius:12px}
.brand{margin:0;font-weight:700;color:light-dark(#3b3fb6,#aeb2ff)}
h1{margin:.5rem 0 1rem;font-size:1.35rem;line-height:1.3}
p{margin:0 0 1rem;white-space:pre-line}
a.action{display:inline-block;padding:.7rem 1.4rem;border-radius:8px;background:light-dark(#3b3fb6,#aeb2ff);color:light-dark(#fff,#14152a);font-weight:600;text-decoration:none}
a{color:light-dark(#3b3fb6,#aeb2ff)}
small{color:light-dark(#565a70,#abaec4)}
`;

/** The content security policy of a shown mail: its own style, no scripts, no images, no external resources. */
export const mailPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors http://localhost:* http://*.localhost:*',
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

function assertWebUrl(link: string): void {
  if (!URL.canParse(link) || !/^https?:$/.test(new URL(link).protocol)) throw new Error('The link of a mail must be a web address.');
}

/** Renders a mail and escapes names and messages. @throws if the link is not a web URL */
export function renderMail({ realm, subject, paragraphs, link, action, links = [] }: MailContent): RenderedMail {
  for (const url of [...(link === undefined ? [] : [link]), ...links.map(({ url }) => url)]) assertWebUrl(url);
  const texts = mailTextsOf(realm);
  const brand = realmIdentities[realm].name;
  const label = action ?? texts.open;
  const page = html`<!doctype html>
<html lang="${realmIdentities[realm].locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${subject}</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <main>
      <p class="brand">${brand}</p>
      <h1>${subject}</h1>
      ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
      ${links.map(({ label: text, url }) => html`<p>${text}<br /><a href="${url}" target="_blank" rel="noopener noreferrer">${url}</a></p>`)}
      ${
        link === undefined
          ? ''
          : html`<p><a class="action" href="${link}" target="_blank" rel="noopener noreferrer">${label}</a></p>
      <p><small>${texts.copyLink}<br />${link}</small></p>`
      }
      <p><small>${texts.automatic(brand)}</small></p>
    </main>
  </body>
</html>`;
  const destinations = [...links, ...(link === undefined ? [] : [{ label, url: link }])].map(({ label: name, url }) => `${name}: ${url}`);
  const text = [subject, ...paragraphs, ...destinations, `-- \n${texts.automatic(brand)}`].join('\n\n');
  return { html: String(page), text: `${text}\n` };
}
