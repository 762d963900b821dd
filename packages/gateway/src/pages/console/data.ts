import { element } from '../sandbox.ts';
import { showClock } from './clock.ts';
import { callControl, fieldValue, listControl, onPress, onSend, postControl, runAction } from './control.ts';
import { actions, askToConfirm, button, createElement, fillList, muted, timeOf } from './elements.ts';

interface Snapshot {
  readonly name: string;
  readonly takenAt: string;
  readonly sandboxTime: string;
}

async function restoreSnapshot(name: string, pressed: HTMLElement): Promise<void> {
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

const deleteSnapshot = (name: string, pressed: HTMLElement) =>
  runAction(pressed, `Deleting ${name} …`, `${name} is deleted.`, async () => {
    await callControl(`snapshots/${encodeURIComponent(name)}`, { method: 'DELETE' });
    await showSnapshots();
    element('snapshot-name').focus();
  });

const entry = ({ name, takenAt, sandboxTime }: Snapshot) =>
  createElement(
    'li',
    {},
    createElement('strong', {}, name),
    muted('saved ', timeOf(takenAt), ', clock at ', timeOf(sandboxTime)),
    actions(
      button('Bring back …', name, (pressed) => restoreSnapshot(name, pressed)),
      button('Delete', name, (pressed) => deleteSnapshot(name, pressed)),
    ),
  );

/** Lists the snapshots. */
export async function showSnapshots(): Promise<void> {
  fillList('snapshots', 'no-snapshots', (await listControl<Snapshot>('snapshots')).map(entry));
}

async function reset(pressed: HTMLElement): Promise<void> {
  const [chosen] = element('reset-realm', HTMLSelectElement).selectedOptions;
  const realm = chosen?.value;
  const name = realm ? chosen.textContent : 'All realms';
  const sure = await askToConfirm(realm ? `Reset ${name}?` : 'Reset all realms?', 'All changes are lost. This cannot be undone.', 'Reset');
  if (!sure) return;
  const done = `${name}: reset. Whoever was logged in has to log in again.`;
  await runAction(pressed, `${name}: bringing back the first data …`, done, () => postControl('reset', realm ? { realm } : {}));
}

/** Starts the controls of reset and snapshots. */
export function startData(): void {
  onPress('reset', reset);
  onSend('snapshot', (form) => {
    const name = fieldValue('snapshot-name').trim();
    return runAction(form, `Saving everything as ${name} …`, `Everything is saved as ${name}.`, async () => {
      await postControl('snapshot', { name });
      form.reset();
      await showSnapshots();
    });
  });
}
