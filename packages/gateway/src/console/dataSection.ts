import { html } from 'hono/html';
import { realmSelect } from './realmSelect.ts';

/** The section for reset, snapshots, the clock and the rate limits. */
export const dataSection = html`<section aria-labelledby="data">
    <h2 id="data">Data</h2>
    <div class="controls">
      <fieldset disabled>
        <legend>Reset</legend>
        <p class="muted">Brings back the people, books and orders that a realm began with. What you changed in it is lost.</p>
        <div class="row">${realmSelect('reset-realm', 'Realm', 'All realms')} <button type="button" id="reset" class="danger">Reset…</button></div>
      </fieldset>
      <fieldset disabled>
        <legend>Snapshots</legend>
        <p class="muted">Saves everything in all realms, and the clock, under a name, so that you can come back to it. Snapshots outlive a restart.</p>
        <form id="snapshot" class="row">
          <span class="field"><label for="snapshot-name">Name</label><input id="snapshot-name" required maxlength="60" autocomplete="off" /></span>
          <button class="strong">Save</button>
        </form>
        <ul id="snapshots" class="entries" aria-label="Snapshots"></ul>
        <p class="muted" id="no-snapshots">There are no snapshots yet.</p>
      </fieldset>
    </div>
  </section>
  <section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <fieldset disabled>
      <legend>What time it is in the sandbox</legend>
      <p><time id="time">not known yet</time> <span class="muted" id="ahead"></span></p>
      <p class="muted">Move it forward to see what happens later: log-ins end, trials become paid plans and are charged, cards expire.</p>
      <div class="row">
        <button type="button" data-advance="3600">1 hour forward</button>
        <button type="button" data-advance="86400">1 day forward</button>
        <button type="button" data-advance="1209600">14 days forward</button>
        <button type="button" data-advance="month">1 month forward</button>
        <button type="button" id="now">Back to now</button>
      </div>
      <form id="set-clock" class="row">
        <span class="field"><label for="moment">Date and time</label><input id="moment" type="datetime-local" required /></span>
        <button class="strong">Set</button>
      </form>
    </fieldset>
  </section>
  <section aria-labelledby="limits">
    <h2 id="limits">Blocked log-ins</h2>
    <fieldset disabled>
      <legend>Too many attempts</legend>
      <p class="muted">Whoever fails to log in or tries wrong codes too often, or asks for too many emails, sign-ups or orders within an hour, has to wait (status 429). Here you see who, and can let them go on.</p>
      <div class="row"><button type="button" id="clear-rate-limits">Forget all attempts</button></div>
      <ul id="rate-limits" class="entries" aria-label="Attempts"></ul>
      <p class="muted" id="no-rate-limits">Nobody has failed within the last hour.</p>
    </fieldset>
  </section>`;
