import { element } from '../sandbox.js';
import { callControl, onSend, runAction } from './control.js';
import { createElement, fillList } from './elements.js';

const openers = { plan: 'a plan', school: 'the licence of a school' };

function formatAccess({ opensBooks, opensSignLanguage, openedBy, sample }) {
  if (!opensBooks) return `only the sample book, ${sample.title}; ${openers[openedBy]} opens the others`;
  return opensSignLanguage ? 'every book, with sign language' : `every book; ${openers[openedBy]} with sign language opens its videos`;
}

const sources = {
  own: () => 'period of their own',
  plan: ({ name }) => `paid plan ${name}`,
  schoolUnit: ({ name }) => `school unit ${name}`,
};

const entry = (name, source, end) =>
  createElement('li', {}, createElement('strong', {}, name), createElement('span', { class: 'muted' }, source, end));

const subscriptionEntry = ({ name, source, endDate }) =>
  entry(
    name,
    `${sources[source.kind](source)}, `,
    endDate === null ? 'no end date' : createElement('time', { datetime: endDate }, `until ${endDate}`),
  );

async function showEntitlement() {
  const query = new URLSearchParams({ realm: element('entitlement-realm').value, user: element('entitlement-user').value.trim() });
  element('entitlement-result').textContent = '';
  fillList('entitlement-list', 'no-entitlements', []);
  const found = await callControl(`entitlement?${query}`);
  const { user, isSuperuser, subscriptions } = found;
  element('entitlement-result').textContent = `${user.name} (${user.userName}) opens ${formatAccess(found)}.`;
  const role = isSuperuser ? [entry('Superuser', 'opens every book', '')] : [];
  fillList('entitlement-list', 'no-entitlements', [...role, ...subscriptions.map(subscriptionEntry)]);
}

/** Starts the look-up of a user's entitlement. */
export function startEntitlement() {
  onSend('look-up', (form) => runAction(form, 'Looking …', 'This is what the user opens.', showEntitlement));
}
