import { element } from '../sandbox.js';
import { callControl, onPress, runAction } from './control.js';
import { createElement, fillList, timeOf } from './elements.js';

const nameOf = ({ type, name, event, action, verb }) => String(type ?? name ?? event ?? action ?? verb ?? 'event');

const entry = ({ userUid, storedAt, event }) =>
  createElement(
    'li',
    {},
    createElement('strong', {}, nameOf(event)),
    createElement('span', { class: 'muted' }, `${userUid}, `, timeOf(storedAt)),
    createElement(
      'details',
      {},
      createElement('summary', {}, 'Everything', createElement('span', { class: 'hidden' }, ` of ${nameOf(event)}`)),
      createElement('pre', { tabindex: '0' }, JSON.stringify(event, undefined, 2)),
    ),
  );

/** Lists the events of the selected realm and stream. */
export async function showEvents() {
  const { data } = await callControl(`events?realm=${element('event-realm').value}&stream=${element('stream').value}`);
  fillList('event-list', 'no-events', data.slice(0, 100).map(entry));
}

/** Starts the controls of the events. */
export function startEvents() {
  const reload = (trigger) => runAction(trigger, 'Looking …', 'These are the newest events.', showEvents);
  for (const id of ['event-realm', 'stream']) element(id).addEventListener('change', ({ currentTarget }) => reload(currentTarget));
  onPress('load-events', reload);
}
