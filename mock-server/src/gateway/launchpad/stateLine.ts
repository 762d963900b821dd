import { html } from 'hono/html';

/** How far the sandbox is; the page's script keeps it up to date. */
export const stateLine = html`<p class="state" role="status"><span class="dot" data-phase="starting" id="dot"></span> <span id="state">Sandbox: starting …</span></p>`;
