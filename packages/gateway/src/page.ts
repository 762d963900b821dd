import { html } from 'hono/html';

/** HTML from Hono's templates, which escape inserted values. */
export type Html = ReturnType<typeof html>;

/** The files of a page besides the common style. */
export interface PageFiles {
  readonly script?: string;
  readonly style?: string;
}

/** Renders a page of the gateway itself, such as the launchpad or the reference of the contracts. */
export const page = (title: string, body: Html, { script, style }: PageFiles = {}): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="/launchpad/icon.svg" />
    <link rel="stylesheet" href="/launchpad/style.css" />
    ${style ? html`<link rel="stylesheet" href="${style}" />` : ''}
    ${script ? html`<script type="module" src="${script}"></script>` : ''}
  </head>
  <body>
    <a class="skip" href="#main">Skip to the content</a>
    ${body}
  </body>
</html>`;
