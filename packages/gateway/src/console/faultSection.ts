import { html } from 'hono/html';
import type { Html } from '../page.ts';
import type { Target } from './targets.ts';

const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504];

/** Renders the section for injected faults. */
export const faultSection = (targets: readonly Target[]): Html => html`<section aria-labelledby="faults">
    <h2 id="faults">Failures</h2>
    <fieldset disabled>
      <legend>Let a call fail, to see what the apps do then</legend>
      <form id="fault" class="row">
        <span class="field"><label for="fault-target">Which call</label>
          <select id="fault-target">
            <option value="">Every call</option>
            ${targets.map(
              ({ service, operations }) => html`<optgroup label="${service}">
                <option value="${service}">All of ${service}</option>
                ${operations.map(({ id, statuses }) => html`<option value="${service} ${id}" data-statuses="${statuses.join(' ')}">${id}</option>`)}
              </optgroup>`,
            )}
          </select></span>
        <span class="field"><label for="fault-kind">What happens</label>
          <select id="fault-kind">
            ${statuses.map((status) => html`<option value="${status}" ${status === 503 ? 'selected' : ''}>Answer with status ${status}</option>`)}
            <option value="drop">Break the connection</option>
            <option value="">Only answer late</option>
          </select></span>
        <span class="field"><label for="fault-delay">Delay in milliseconds</label><input id="fault-delay" inputmode="numeric" pattern="[0-9]+" title="A whole number up to 60000" value="0" /></span>
        <span class="field"><label for="fault-times">How many calls <span class="muted">(empty: all)</span></label><input id="fault-times" inputmode="numeric" pattern="[0-9]+" title="A whole number from 1 to 10000" value="1" /></span>
        <button class="strong">Add</button>
      </form>
      <ul id="fault-list" class="entries" aria-label="Failures"></ul>
      <div class="row"><p class="muted" id="no-faults">No call fails on purpose.</p> <button type="button" id="clear-faults" class="danger" hidden>Remove all</button></div>
    </fieldset>
  </section>`;
