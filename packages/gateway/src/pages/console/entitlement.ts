import { element } from '../sandbox.ts';
import { callControl, fieldValue, onSend, runAction } from './control.ts';
import { createElement, fillList, muted } from './elements.ts';

interface Subscription {
  readonly name: string;
  readonly source: { readonly kind: 'own' } | { readonly kind: 'plan' | 'schoolUnit'; readonly name: string };
  readonly endDate: string | null;
}

interface Entitlement {
  readonly user: { readonly name: string; readonly userName: string };
  readonly isSuperuser: boolean;
  readonly subscriptions: readonly Subscription[];
  readonly opensBooks: boolean;
  readonly opensSignLanguage: boolean;
  readonly openedBy: 'plan' | 'school';
  readonly sample: { readonly title: string };
}

const openers = { plan: 'a plan', school: 'the licence of a school' };

function formatAccess({ opensBooks, opensSignLanguage, openedBy, sample }: Entitlement): string {
  if (!opensBooks) return `only the sample book, ${sample.title}; ${openers[openedBy]} opens the others`;
  return opensSignLanguage ? 'every book, with sign language' : `every book; ${openers[openedBy]} with sign language opens its videos`;
}

function formatSource(source: Subscription['source']): string {
  if (source.kind === 'own') return 'period of their own';
  return `${source.kind === 'plan' ? 'paid plan' : 'school unit'} ${source.name}`;
}

const entry = (name: string, source: string, end: Node | string) =>
  createElement('li', {}, createElement('strong', {}, name), muted(source, end));

const subscriptionEntry = ({ name, source, endDate }: Subscription) =>
  entry(
    name,
    `${formatSource(source)}, `,
    endDate === null ? 'no end date' : createElement('time', { datetime: endDate }, `until ${endDate}`),
  );

async function showEntitlement(): Promise<void> {
  const query = new URLSearchParams({ realm: fieldValue('entitlement-realm'), user: fieldValue('entitlement-user').trim() });
  element('entitlement-result').textContent = '';
  fillList('entitlement-list', 'no-entitlements', []);
  const found = await callControl<Entitlement>(`entitlement?${query}`);
  const { user, isSuperuser, subscriptions } = found;
  element('entitlement-result').textContent = `${user.name} (${user.userName}) opens ${formatAccess(found)}.`;
  const role = isSuperuser ? [entry('Superuser', 'opens every book', '')] : [];
  fillList('entitlement-list', 'no-entitlements', [...role, ...subscriptions.map(subscriptionEntry)]);
}

/** Starts the look-up of a user's entitlement. */
export function startEntitlement(): void {
  onSend('look-up', (form) => runAction(form, 'Looking …', 'This is what the user opens.', showEntitlement));
}
