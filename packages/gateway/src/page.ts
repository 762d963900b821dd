import type { Realm } from '@realmkit/mock-server';
import { html } from 'hono/html';

/** HTML from Hono's templates, which escape inserted values. */
export type Html = ReturnType<typeof html>;

/** What a page has besides the common style. */
export interface PageOptions {
  /** The realm whose colours and face the page wears. */
  readonly realm?: Realm;
  /** The path of the gateway's own files on the host of the page. */
  readonly base?: string;
  readonly script?: string;
  readonly style?: string;
}

/** Renders a page of the gateway itself, such as the launchpad or the reference of the contracts, in the tokens of the design system. */
export const page = (
  title: string,
  body: Html,
  { realm = 'se', base = '/launchpad', script, style }: PageOptions = {},
): Html => html`<!doctype html>
<html lang="en" data-realm="${realm}" data-theme="default">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="${base}/icon.svg" />
    <link rel="stylesheet" href="${base}/tokens.css" />
    <link rel="stylesheet" href="${base}/style.css" />
    ${style ? html`<link rel="stylesheet" href="${base}/${style}" />` : ''}
    ${script ? html`<script type="module" src="${base}/${script}"></script>` : ''}
  </head>
  <body>
    <a class="skip" href="#main">Skip to the content</a>
    ${body}
  </body>
</html>`;
