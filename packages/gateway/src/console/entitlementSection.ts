import { html } from 'hono/html';
import { realmSelect } from './realmSelect.ts';

/** The section that says what a user may open in the library, and why. */
export const entitlementSection = html`<section aria-labelledby="entitlement">
    <h2 id="entitlement">Access to books</h2>
    <p class="muted">Which books a person may open, and which plan or school gives them that. It is decided anew at every request, by the sandbox’s clock.</p>
    <fieldset disabled>
      <legend class="hidden">Which user</legend>
      <form id="look-up" class="row">
        ${realmSelect('entitlement-realm', 'Realm')}
        <span class="field"><label for="entitlement-user">User name or id</label><input id="entitlement-user" required maxlength="255" autocomplete="off" spellcheck="false" /></span>
        <button class="strong">Look up</button>
      </form>
      <p id="entitlement-result"></p>
      <ul id="entitlement-list" class="entries" aria-label="What entitles the user"></ul>
      <p class="muted" id="no-entitlements">Look up a person to see their plans and licences.</p>
    </fieldset>
  </section>`;
