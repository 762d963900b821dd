import { element } from '../sandbox.js';
import { showClock } from './clock.js';
import { callControl, onPress, onSend, postControl, runAction } from './control.js';
import { askToConfirm, button, createElement, fillList, timeOf } from './elements.js';

async function restoreSnapshot(name, pressed) {
  const sure = await askToConfirm(
    `Bring back ${name}?`,
    'What has changed since then is lost, in every realm. This cannot be undone.',
    'Bring back',
  );
  if (sure)
    await runAction(pressed, `Bringing back ${name} …`, `Everything is as it was in ${name}.`, async () => {
      await postControl('restore', { name });
      await showClock();
    });
}

const deleteSnapshot = (name, pressed) =>
  runAction(pressed, `Forgetting ${name} …`, `${name} is forgotten.`, async () => {
    await callControl(`snapshots/${encodeURIComponent(name)}`, { method: 'DELETE' });
    await showSnapshots();
    element('snapshot-name').focus();
  });

const entry = ({ name, takenAt, sandboxTime }) =>
  createElement(
    'li',
    {},
    createElement('strong', {}, name),
    createElement('span', { class: 'muted' }, 'kept ', timeOf(takenAt), ', clock at ', timeOf(sandboxTime)),
    createElement(
      'span',
      { class: 'actions' },
      button('Bring back …', name, ({ currentTarget }) => restoreSnapshot(name, currentTarget)),
      button('Forget', name, ({ currentTarget }) => deleteSnapshot(name, currentTarget)),
    ),
  );

/** Lists the snapshots. */
export async function showSnapshots() {
  const { data } = await callControl('snapshots');
  fillList('snapshots', 'no-snapshots', data.map(entry));
}

async function reset(pressed) {
  const [{ value, textContent }] = element('reset-realm').selectedOptions;
  const name = value ? textContent : 'All realms';
  const sure = await askToConfirm(value ? `Reset ${name}?` : 'Reset all realms?', 'All changes are lost. This cannot be undone.', 'Reset');
  if (!sure) return;
  const done = `${name}: reset. Whoever was logged in has to log in again.`;
  await runAction(pressed, `${name}: bringing back the first data …`, done, () => postControl('reset', value ? { realm: value } : {}));
}

/** Starts the controls of reset and snapshots. */
export function startData() {
  onPress('reset', reset);
  onSend('snapshot', (form) => {
    const name = element('snapshot-name').value.trim();
    runAction(form, `Keeping everything as ${name} …`, `Everything is kept as ${name}.`, async () => {
      await postControl('snapshot', { name });
      form.reset();
      await showSnapshots();
    });
  });
}
