import { html } from 'hono/html';
import { realmSelect } from './realmSelect.ts';

/** The section for reset, snapshots, the clock and the rate limits. */
export const dataSection = html`<section aria-labelledby="data">
    <h2 id="data">Data</h2>
    <div class="controls">
      <fieldset disabled>
        <legend>Reset</legend>
        <p class="muted">Brings back the data that a realm began with. Changes made in it are lost.</p>
        <div class="row">${realmSelect('reset-realm', 'Realm', 'All realms')} <button type="button" id="reset" class="danger">Reset…</button></div>
      </fieldset>
      <fieldset disabled>
        <legend>Snapshots</legend>
        <p class="muted">All data of every realm and the clock, kept under a name. They outlive a restart.</p>
        <form id="snapshot" class="row">
          <span class="field"><label for="snapshot-name">Name</label><input id="snapshot-name" required maxlength="60" autocomplete="off" /></span>
          <button class="strong">Keep</button>
        </form>
        <ul id="snapshots" class="entries" aria-label="Snapshots"></ul>
        <p class="muted" id="no-snapshots">There is none yet.</p>
      </fieldset>
    </div>
  </section>
  <section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <fieldset disabled>
      <legend>The sandbox’s time</legend>
      <p><time id="time">not known yet</time> <span class="muted" id="ahead"></span></p>
      <p class="muted">Tokens end, trials turn into paid subscriptions, cards expire and policies lapse when it moves.</p>
      <div class="row">
        <button type="button" data-advance="hour">1 hour forward</button>
        <button type="button" data-advance="day">1 day forward</button>
        <button type="button" data-advance="fortnight">14 days forward</button>
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
    <h2 id="limits">Limits</h2>
    <fieldset disabled>
      <legend>Rate limits</legend>
      <p class="muted">Failed logins and emails of the last hour. Whoever has too many gets status 429 until some time has passed.</p>
      <div class="row"><button type="button" id="clear-rate-limits">Clear rate limits</button></div>
      <ul id="rate-limits" class="entries" aria-label="Rate limits"></ul>
      <p class="muted" id="no-rate-limits">Nothing is counted.</p>
    </fieldset>
  </section>`;
