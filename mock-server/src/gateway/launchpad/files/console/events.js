import { element } from '../sandbox.js';
import { act, control, onPress } from './control.js';
import { fill, make, timeOf } from './elements.js';

const nameOf = ({ type, name, event, action, verb }) => String(type ?? name ?? event ?? action ?? verb ?? 'event');

const entry = ({ userUid, storedAt, event }) =>
  make(
    'li',
    {},
    make('strong', {}, nameOf(event)),
    make('span', { class: 'muted' }, `${userUid}, `, timeOf(storedAt)),
    make(
      'details',
      {},
      make('summary', {}, 'Everything', make('span', { class: 'hidden' }, ` of ${nameOf(event)}`)),
      make('pre', { tabindex: '0' }, JSON.stringify(event, undefined, 2)),
    ),
  );

/** Lists the events of the realm and the stream that are chosen. */
export async function showEvents() {
  const { data } = await control(`events?realm=${element('event-realm').value}&stream=${element('stream').value}`);
  fill('event-list', 'no-events', data.slice(0, 100).map(entry));
}

/** Makes the list of events work. */
export function startEvents() {
  const look = (asked) => act(asked, 'Looking …', 'These are the newest events.', showEvents);
  for (const id of ['event-realm', 'stream']) element(id).addEventListener('change', ({ currentTarget }) => look(currentTarget));
  onPress('load-events', look);
}
