import { callControl, onPress, runAction } from './control.js';
import { createElement, fillList, timeOf } from './elements.js';

const names = { 'login-account': 'Failed logins of an account at an address', 'login-address': 'Failed logins of an address' };
const nameOf = (limit) => names[limit] ?? `Emails: ${limit.replace(/^email-/, '')}`;

const entry = ({ limit, subject, realm, count, last }) =>
  createElement(
    'li',
    {},
    createElement('strong', {}, `${nameOf(limit)}: ${count}`),
    createElement('span', { class: 'muted' }, `${subject} (${realm}), the last one `, timeOf(last)),
  );

/** Lists what the rate limits count within an hour. */
export async function showRateLimits() {
  const { data } = await callControl('rate-limits');
  fillList('rate-limits', 'no-rate-limits', data.slice(0, 100).map(entry));
}

/** Starts the button that clears the rate limits. */
export function startRateLimits() {
  onPress('clear-rate-limits', (button) =>
    runAction(button, 'Clearing …', 'The rate limits are cleared.', async () => {
      await callControl('rate-limits', { method: 'DELETE' });
      await showRateLimits();
    }),
  );
}
