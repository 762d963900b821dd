import { fieldValue, listControl, onChange, onPress, runAction } from './control.ts';
import { createElement, fillList, muted, timeOf } from './elements.ts';

interface StoredEvent {
  readonly userUid: string;
  readonly storedAt: string;
  readonly event: Readonly<Record<string, unknown>>;
}

const nameOf = ({ type, name, event, action, verb }: StoredEvent['event']) => String(type ?? name ?? event ?? action ?? verb ?? 'event');

const entry = ({ userUid, storedAt, event }: StoredEvent) =>
  createElement(
    'li',
    {},
    createElement('strong', {}, nameOf(event)),
    muted(`${userUid}, `, timeOf(storedAt)),
    createElement(
      'details',
      {},
      createElement('summary', {}, 'Everything', createElement('span', { class: 'hidden' }, ` of ${nameOf(event)}`)),
      createElement('pre', { tabindex: '0' }, JSON.stringify(event, undefined, 2)),
    ),
  );

/** Lists the events of the selected realm and stream. */
export async function showEvents(): Promise<void> {
  const data = await listControl<StoredEvent>(`events?realm=${fieldValue('event-realm')}&stream=${fieldValue('stream')}`);
  fillList('event-list', 'no-events', data.slice(0, 100).map(entry));
}

/** Starts the controls of the events. */
export function startEvents(): void {
  const reload = (trigger: HTMLElement) => runAction(trigger, 'Loading …', 'The list is up to date.', showEvents);
  onChange(['event-realm', 'stream'], reload);
  onPress('load-events', reload);
}
