import { html } from 'hono/html';
import type { Html } from '../page.ts';

/** Renders an address that breaks after a slash and before a capital only, never inside a word. */
export const address = (path: string): Html =>
  html`<span class="address">${path.split(/(?<=\/)(?=.)|(?<=[a-z])(?=[A-Z])/).map((part, index) => html`${index > 0 ? html`<wbr>` : ''}${part}`)}</span>`;
