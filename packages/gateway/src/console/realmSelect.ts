import { html } from 'hono/html';
import type { Html } from '../page.ts';
import { realmHosts } from '../realmHosts.ts';

/** Renders a select of all realms by country; `all` labels a first option that stands for every realm. */
export const realmSelect = (id: string, label: string, all?: string): Html => html`<span class="field">
    <label for="${id}">${label}</label>
    <select id="${id}">
      ${all === undefined ? '' : html`<option value="">${all}</option>`}
      ${realmHosts.map(({ realm, country }) => html`<option value="${realm}">${country}</option>`)}
    </select>
  </span>`;
