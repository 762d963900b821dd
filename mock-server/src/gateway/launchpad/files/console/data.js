import { element } from '../sandbox.js';
import { showClock } from './clock.js';
import { act, control, onPress, onSend, order } from './control.js';
import { ask, button, fill, make, timeOf } from './elements.js';

async function bringBack(name, pressed) {
  const sure = await ask(
    `Bring back ${name}?`,
    'What has changed since then is lost, in every realm. This cannot be undone.',
    'Bring back',
  );
  if (sure)
    await act(pressed, `Bringing back ${name} …`, `Everything is as it was in ${name}.`, async () => {
      await order('restore', { name });
      await showClock();
    });
}

const forget = (name, pressed) =>
  act(pressed, `Forgetting ${name} …`, `${name} is forgotten.`, async () => {
    await control(`snapshots/${encodeURIComponent(name)}`, { method: 'DELETE' });
    await showSnapshots();
    element('snapshot-name').focus();
  });

const entry = ({ name, takenAt, sandboxTime }) =>
  make(
    'li',
    {},
    make('strong', {}, name),
    make('span', { class: 'muted' }, 'kept ', timeOf(takenAt), ', clock at ', timeOf(sandboxTime)),
    make(
      'span',
      { class: 'actions' },
      button('Bring back …', name, ({ currentTarget }) => bringBack(name, currentTarget)),
      button('Forget', name, ({ currentTarget }) => forget(name, currentTarget)),
    ),
  );

/** Lists the snapshots that there are. */
export async function showSnapshots() {
  const { data } = await control('snapshots');
  fill('snapshots', 'no-snapshots', data.map(entry));
}

async function reset(pressed) {
  const [{ value, textContent }] = element('reset-realm').selectedOptions;
  const name = value ? textContent : 'All realms';
  const sure = await ask(value ? `Reset ${name}?` : 'Reset all realms?', 'All changes are lost. This cannot be undone.', 'Reset');
  if (!sure) return;
  const done = `${name}: reset. Whoever was signed in has to sign in again.`;
  await act(pressed, `${name}: bringing back the first data …`, done, () => order('reset', value ? { realm: value } : {}));
}

/** Makes reset and snapshots work. */
export function startData() {
  onPress('reset', reset);
  onSend('snapshot', (form) => {
    const name = element('snapshot-name').value.trim();
    act(form, `Keeping everything as ${name} …`, `Everything is kept as ${name}.`, async () => {
      await order('snapshot', { name });
      form.reset();
      await showSnapshots();
    });
  });
}
