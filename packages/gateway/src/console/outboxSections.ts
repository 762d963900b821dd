import { html } from 'hono/html';
import { realmSelect } from './realmSelect.ts';

/** The section for the mails that the platform would have sent. */
export const mailSection = html`<section aria-labelledby="mails">
    <h2 id="mails">Emails</h2>
    <p class="muted">What the platform would have sent. Nothing leaves this machine: open an email and follow its link here.</p>
    <fieldset disabled>
      <legend class="hidden">Which emails</legend>
      <div class="row">${realmSelect('mail-realm', 'Realm')} <button type="button" id="load-mails">Refresh</button></div>
    </fieldset>
    <div class="outbox">
      <ul id="mail-list" class="entries" aria-label="Emails"></ul>
      <div id="mail"></div>
    </div>
    <p class="muted" id="no-mails">This realm has sent no emails yet.</p>
  </section>`;

/** The section for staff with the cancellations and withdrawals; those that nobody confirmed are never dropped. */
export const declarationSection = html`<section aria-labelledby="declarations">
    <h2 id="declarations">Cancellations</h2>
    <p class="muted">Contracts that somebody cancelled or withdrew from with the form on the site. They count from that moment; staff follow up on those that nobody has confirmed by the link in the email.</p>
    <fieldset disabled>
      <legend class="hidden">Which cancellations</legend>
      <div class="row">${realmSelect('declaration-realm', 'Realm')} <button type="button" id="load-declarations">Refresh</button></div>
    </fieldset>
    <ul id="declaration-list" class="entries" aria-label="Cancellations"></ul>
    <p class="muted" id="no-declarations">Nobody has cancelled anything.</p>
  </section>`;

/** The section for the events that the apps reported. */
export const eventSection = html`<section aria-labelledby="events">
    <h2 id="events">Events</h2>
    <p class="muted">What the apps report that people did, such as opening a book.</p>
    <fieldset disabled>
      <legend class="hidden">Which events</legend>
      <div class="row">
        ${realmSelect('event-realm', 'Realm')}
        <span class="field"><label for="stream">Stream</label>
          <select id="stream"><option value="activity">Activity</option><option value="analytics">Analytics</option></select></span>
        <button type="button" id="load-events">Refresh</button>
      </div>
    </fieldset>
    <ul id="event-list" class="entries" aria-label="Events"></ul>
    <p class="muted" id="no-events">The apps have reported nothing yet.</p>
  </section>`;
