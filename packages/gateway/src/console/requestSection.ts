import { html } from 'hono/html';
import type { Html } from '../page.ts';
import type { Target } from './targets.ts';

/** Renders the section for the last requests and their contract checks. */
export const requestSection = (targets: readonly Target[]): Html => html`<section aria-labelledby="requests">
    <h2 id="requests">Requests</h2>
    <p class="muted">The last 200 calls of the apps, the newest first, and whether each fits its contract. Passwords, tokens and codes are never shown.</p>
    <fieldset disabled>
      <legend class="hidden">Which requests</legend>
      <div class="row">
        <span class="field"><label for="request-service">Service</label>
          <select id="request-service"><option value="">All services</option>${targets.map(
            ({ service }) => html`<option value="${service}">${service}</option>`,
          )}</select></span>
        <label class="check"><input type="checkbox" id="problems" /> Only problems</label>
        <label class="check"><input type="checkbox" id="follow" checked /> Refresh by itself</label>
        <button type="button" id="forget-requests" class="danger">Forget all</button>
      </div>
    </fieldset>
    <div class="wide" tabindex="0" role="region" aria-label="The last requests"><table class="log">
      <caption class="hidden">The last requests</caption>
      <thead><tr><th scope="col">Time</th><th scope="col">Request</th><th scope="col">Operation</th><th scope="col">Status</th><th scope="col">Took</th><th scope="col">Contract</th></tr></thead>
      <tbody id="request-rows"></tbody>
    </table></div>
    <p class="muted" id="no-requests">No request yet.</p>
  </section>`;
