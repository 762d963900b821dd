import { element } from '../sandbox.js';
import { callControl, onPress, onSend, runAction } from './control.js';
import { button, createElement, fillList } from './elements.js';

function formatFault({ service, operation, status, delay, drop, times }) {
  const where = operation ? `${service ?? ''} ${operation}`.trim() : (service ?? 'Every call');
  const what = [delay && `${delay} ms late`, status && `answers ${status}`, drop && 'breaks the connection'].filter(Boolean).join(', ');
  const often = times === undefined ? 'until it is removed' : times === 1 ? 'once' : `${times} times more`;
  return [where, `${what}, ${often}`];
}

let shown = '';

/** Lists the pending faults; does not touch the list where nothing changed. */
export async function showFaults() {
  const { data } = await callControl('faults');
  if (JSON.stringify(data) === shown) return;
  shown = JSON.stringify(data);
  element('clear-faults').hidden = data.length < 2;
  fillList('fault-list', 'no-faults', data.map(entry));
}

const remove = (id, name, pressed) =>
  runAction(pressed, 'Removing …', `${name}: goes well again.`, async () => {
    await callControl(`faults/${id}`, { method: 'DELETE' });
    await showFaults();
    element('fault-target').focus();
  });

function entry(fault) {
  const [where, what] = formatFault(fault);
  return createElement(
    'li',
    {},
    createElement('strong', {}, where),
    createElement('span', { class: 'muted' }, what),
    createElement(
      'span',
      { class: 'actions' },
      button('Remove', where, ({ currentTarget }) => remove(fault.id, where, currentTarget)),
    ),
  );
}

function faultFromForm() {
  const [service, operation] = element('fault-target').value.split(' ');
  const kind = element('fault-kind').value;
  const delay = Number(element('fault-delay').value);
  const times = Number(element('fault-times').value);
  return {
    ...(service && { service }),
    ...(operation && { operation }),
    ...(kind === 'drop' && { drop: true }),
    ...(kind !== 'drop' && kind !== '' && { status: Number(kind) }),
    ...(delay > 0 && { delay }),
    ...(times > 0 && { times }),
  };
}

/** Starts the controls of the faults. */
export function startFaults() {
  onSend('fault', (form) =>
    runAction(form, 'Adding …', 'The fault waits for its calls.', async () => {
      await callControl('faults', { method: 'POST', json: faultFromForm() });
      await showFaults();
    }),
  );
  onPress('clear-faults', (button) =>
    runAction(button, 'Removing …', 'Everything goes well again.', async () => {
      await callControl('faults', { method: 'DELETE' });
      await showFaults();
      element('fault-target').focus();
    }),
  );
}
