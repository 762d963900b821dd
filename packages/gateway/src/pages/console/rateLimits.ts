import { callControl, listControl, onPress, runAction } from './control.ts';
import { createElement, fillList, muted, timeOf } from './elements.ts';

interface RateLimit {
  readonly limit: string;
  readonly subject: string;
  readonly realm: string;
  readonly count: number;
  readonly last: string;
}

/** The names of the limits; those of emails are named by their kind. */
const names = new Map([
  ['login-account', 'Failed log-ins of an account at an address'],
  ['login-anywhere', 'Failed log-ins of an account at all addresses'],
  ['login-device', 'Failed log-ins of an account on a device of its own'],
  ['login-new-password', 'New passwords of an account'],
  ['login-address', 'Failed log-ins of an address'],
  ['login-card', 'Wrong login cards of an address'],
  ['signUpsPerAddress', 'Sign-ups of an address'],
  ['ordersPerAddress', 'Orders of an address'],
  ['emailRequestsPerAddress', 'Emails that an address asked for'],
  ['wrongCodesPerAccount', 'Wrong codes of an account'],
]);

const nameOf = (limit: string): string => names.get(limit) ?? `Emails: ${limit.replace(/^email-/, '')}`;

const entry = ({ limit, subject, realm, count, last }: RateLimit) =>
  createElement(
    'li',
    {},
    createElement('strong', {}, `${nameOf(limit)}: ${count}`),
    muted(`${subject} (${realm}), the last one `, timeOf(last)),
  );

/** Lists what the rate limits count within an hour. */
export async function showRateLimits(): Promise<void> {
  fillList('rate-limits', 'no-rate-limits', (await listControl<RateLimit>('rate-limits')).slice(0, 100).map(entry));
}

/** Starts the button that clears the rate limits. */
export function startRateLimits(): void {
  onPress('clear-rate-limits', (button) =>
    runAction(button, 'Forgetting …', 'All attempts are forgotten.', async () => {
      await callControl('rate-limits', { method: 'DELETE' });
      await showRateLimits();
    }),
  );
}
