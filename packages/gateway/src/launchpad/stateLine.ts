import { html } from 'hono/html';

/** The line with the state of the sandbox; the page's script updates it. */
export const stateLine = html`<p class="state" role="status"><span class="dot" data-phase="starting" id="dot"></span> <span id="state">Sandbox: starting …</span></p>`;
