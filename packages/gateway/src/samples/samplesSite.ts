import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { RealmHost } from '../realmHosts.ts';
import { siteOf } from '../site.ts';
import { contentType } from '../static/contentType.ts';
import { notFound } from '../static/sendAsset.ts';
import { sampleFile } from './sampleFile.ts';
import { sampleTextsOf } from './sampleTexts.ts';

/** Returns the links of a country on this machine, below the realm's own origin. */
export const sampleLinks = (origin: string) => ({
  support: `${origin}/samples/support`,
  feedback: `${origin}/samples/feedback`,
  importTemplate: `${origin}/samples/import.xlsx`,
  importGuide: `${origin}/samples/import.pdf`,
});

const style = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}
body{max-width:38rem;margin:0 auto;padding:3rem 1.25rem}
h1{line-height:1.2}`;

/** Serves samples of what is outside of the platform in production: each country's support, feedback form and import files. */
export function samplesSite(headersFor: (context: Context) => Record<string, string>): Hono {
  const site = new Hono();
  const realmOf = (context: Context): RealmHost | undefined => {
    const at = siteOf(context.req.header('host'));
    return at.kind === 'apps' ? at.realm : undefined;
  };
  const file = (kind: 'xlsx' | 'pdf') =>
    site.get(`/samples/import.${kind}`, async (context) => {
      const realm = realmOf(context);
      const headers = headersFor(context);
      if (!realm) return notFound(context, headers);
      return context.body(Uint8Array.from(await readFile(sampleFile(realm.realm, kind))), 200, {
        ...headers,
        'content-type': contentType(`import.${kind}`),
        'content-disposition': `attachment; filename="import-${realm.realm}.${kind}"`,
        'cache-control': 'no-cache',
      });
    });
  const page = (name: 'support' | 'feedback') =>
    site.get(`/samples/${name}`, (context) => {
      const realm = realmOf(context);
      const headers = headersFor(context);
      if (!realm) return notFound(context, headers);
      const { title, paragraphs } = sampleTextsOf(realm)[name];
      return context.html(
        html`<!doctype html>
<html lang="${realm.locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="/brand/${realm.realm}/favicon.svg" />
    <link rel="stylesheet" href="/samples/style.css" />
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
    </main>
  </body>
</html>`,
        200,
        headers,
      );
    });

  page('support');
  page('feedback');
  file('xlsx');
  file('pdf');
  site.get('/samples/style.css', (context) =>
    context.body(style, 200, { ...headersFor(context), 'content-type': contentType('style.css'), 'cache-control': 'no-cache' }),
  );
  return site;
}
