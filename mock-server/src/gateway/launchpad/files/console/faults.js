import { element } from '../sandbox.js';
import { act, control, onPress, onSend } from './control.js';
import { button, fill, make } from './elements.js';

function inWords({ service, operation, status, delay, drop, times }) {
  const where = operation ? `${service ?? ''} ${operation}`.trim() : (service ?? 'Every call');
  const what = [delay && `${delay} ms late`, status && `answers ${status}`, drop && 'breaks the connection'].filter(Boolean).join(', ');
  const often = times === undefined ? 'until it is removed' : times === 1 ? 'once' : `${times} times more`;
  return [where, `${what}, ${often}`];
}

let shown = '';

/** Lists the faults that wait for a call; leaves the list alone where nothing has changed. */
export async function showFaults() {
  const { data } = await control('faults');
  if (JSON.stringify(data) === shown) return;
  shown = JSON.stringify(data);
  element('clear-faults').hidden = data.length < 2;
  fill('fault-list', 'no-faults', data.map(entry));
}

const remove = (id, name, pressed) =>
  act(pressed, 'Removing …', `${name}: goes well again.`, async () => {
    await control(`faults/${id}`, { method: 'DELETE' });
    await showFaults();
    element('fault-target').focus();
  });

function entry(fault) {
  const [where, what] = inWords(fault);
  return make(
    'li',
    {},
    make('strong', {}, where),
    make('span', { class: 'muted' }, what),
    make(
      'span',
      { class: 'actions' },
      button('Remove', where, ({ currentTarget }) => remove(fault.id, where, currentTarget)),
    ),
  );
}

function wanted() {
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

/** Makes adding and removing faults work. */
export function startFaults() {
  onSend('fault', (form) =>
    act(form, 'Adding …', 'The fault waits for its calls.', async () => {
      await control('faults', { method: 'POST', json: wanted() });
      await showFaults();
    }),
  );
  onPress('clear-faults', (button) =>
    act(button, 'Removing …', 'Everything goes well again.', async () => {
      await control('faults', { method: 'DELETE' });
      await showFaults();
      element('fault-target').focus();
    }),
  );
}
