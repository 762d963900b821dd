import { html } from 'hono/html';
import { realmSelect } from './realmSelect.ts';

/** The section for the mails that the platform would have sent. */
export const mailSection = html`<section aria-labelledby="mails">
    <h2 id="mails">Mails</h2>
    <p class="muted">What the platform would have sent. Nothing leaves this machine.</p>
    <fieldset disabled>
      <legend class="hidden">Which mails</legend>
      <div class="row">${realmSelect('mail-realm', 'Realm')} <button type="button" id="load-mails">Look again</button></div>
    </fieldset>
    <div class="outbox">
      <ul id="mail-list" class="entries" aria-label="Mails"></ul>
      <div id="mail"></div>
    </div>
    <p class="muted" id="no-mails">The outbox of this realm is empty.</p>
  </section>`;

/** The section for staff with the cancellations and withdrawals; those that nobody confirmed are never dropped. */
export const declarationSection = html`<section aria-labelledby="declarations">
    <h2 id="declarations">Declarations</h2>
    <p class="muted">Cancellations and withdrawals by form. They count from the moment of the form; those that wait for their link are to be followed up by staff.</p>
    <fieldset disabled>
      <legend class="hidden">Which declarations</legend>
      <div class="row">${realmSelect('declaration-realm', 'Realm')} <button type="button" id="load-declarations">Look again</button></div>
    </fieldset>
    <ul id="declaration-list" class="entries" aria-label="Declarations"></ul>
    <p class="muted" id="no-declarations">Nobody has declared anything.</p>
  </section>`;

/** The section for the events that the apps reported. */
export const eventSection = html`<section aria-labelledby="events">
    <h2 id="events">Events</h2>
    <fieldset disabled>
      <legend class="hidden">Which events</legend>
      <div class="row">
        ${realmSelect('event-realm', 'Realm')}
        <span class="field"><label for="stream">Stream</label>
          <select id="stream"><option value="activity">Activity</option><option value="analytics">Analytics</option></select></span>
        <button type="button" id="load-events">Look again</button>
      </div>
    </fieldset>
    <ul id="event-list" class="entries" aria-label="Events"></ul>
    <p class="muted" id="no-events">There are no events.</p>
  </section>`;
