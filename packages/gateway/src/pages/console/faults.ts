import { element } from '../sandbox.ts';
import { callControl, fieldValue, listControl, onPress, onSend, postControl, runAction } from './control.ts';
import { actions, button, createElement, fillList, muted } from './elements.ts';

interface NewFault {
  readonly service?: string;
  readonly operation?: string;
  readonly status?: number;
  readonly delay?: number;
  readonly drop?: boolean;
  readonly times?: number;
}

interface Fault extends NewFault {
  readonly id: string;
}

function formatFault({ service, operation, status, delay, drop, times }: Fault): readonly [where: string, what: string] {
  const where = operation ? `${service ?? ''} ${operation}`.trim() : (service ?? 'Every call');
  const what = [delay && `${delay} ms late`, status && `answers ${status}`, drop && 'breaks the connection'].filter(Boolean).join(', ');
  const often = times === undefined ? 'until it is removed' : times === 1 ? 'once' : `${times} times more`;
  return [where, `${what}, ${often}`];
}

let shown = '';

/** Lists the pending faults; does not touch the list where nothing changed. */
export async function showFaults(): Promise<void> {
  const data = await listControl<Fault>('faults');
  if (JSON.stringify(data) === shown) return;
  shown = JSON.stringify(data);
  element('clear-faults').hidden = data.length < 2;
  fillList('fault-list', 'no-faults', data.map(entry));
}

const remove = (path: string, done: string, pressed: HTMLElement) =>
  runAction(pressed, 'Removing …', done, async () => {
    await callControl(path, { method: 'DELETE' });
    await showFaults();
    element('fault-target').focus();
  });

function entry(fault: Fault): HTMLElement {
  const [where, what] = formatFault(fault);
  return createElement(
    'li',
    {},
    createElement('strong', {}, where),
    muted(what),
    actions(button('Remove', where, (pressed) => remove(`faults/${fault.id}`, `${where}: works again.`, pressed))),
  );
}

function faultFromForm(): NewFault {
  const [service, operation] = fieldValue('fault-target').split(' ');
  const kind = fieldValue('fault-kind');
  const delay = Number(fieldValue('fault-delay'));
  const times = Number(fieldValue('fault-times'));
  return {
    ...(service && { service }),
    ...(operation && { operation }),
    ...(kind === 'drop' && { drop: true }),
    ...(kind !== 'drop' && kind !== '' && { status: Number(kind) }),
    ...(delay > 0 && { delay }),
    ...(times > 0 && { times }),
  };
}

/** Offers the errors of the client that the chosen operation documents, and all that a server may answer. */
function offerStatuses(): void {
  const statuses = element('fault-target', HTMLSelectElement).selectedOptions[0]?.dataset.statuses?.split(' ');
  const kinds = element('fault-kind', HTMLSelectElement);
  for (const kind of kinds.options) kind.disabled = kind.value.startsWith('4') && statuses?.includes(kind.value) === false;
  if (kinds.selectedOptions[0]?.disabled) kinds.value = '503';
}

/** Starts the controls of the faults. */
export function startFaults(): void {
  element('fault-target').addEventListener('change', offerStatuses);
  onSend('fault', (form) =>
    runAction(form, 'Adding …', 'The next such call goes wrong.', async () => {
      await postControl('faults', faultFromForm());
      await showFaults();
    }),
  );
  onPress('clear-faults', (pressed) => remove('faults', 'Everything works again.', pressed));
}
