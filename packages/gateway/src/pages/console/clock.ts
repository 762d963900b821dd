import { element } from '../sandbox.ts';
import { callControl, fieldValue, onPress, onSend, postControl, runAction } from './control.ts';

interface Clock {
  readonly now: string;
  readonly aheadSeconds: number;
}

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'medium' });
let shown = Date.now();

/** Formats the offset of the clock in the largest unit that fits. */
function formatOffset(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ] as const;
  const [size, unit] = units.find(([least]) => Math.abs(seconds) >= least) ?? [];
  if (size === undefined || unit === undefined) return '';
  const words = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(Math.abs(seconds) / size));
  return `${words} ${seconds > 0 ? 'ahead of' : 'behind'} this machine`;
}

function show({ now, aheadSeconds }: Clock): void {
  shown = Date.parse(now);
  element('time', HTMLTimeElement).dateTime = now;
  element('time').textContent = format.format(shown);
  element('ahead').textContent = formatOffset(aheadSeconds);
}

/** Shows the sandbox's clock. */
export const showClock = async (): Promise<void> => show(await callControl<Clock>('clock'));

const setClock = async (to: object): Promise<void> => show(await postControl<Clock>('clock', to));

const oneMonthLater = async (): Promise<object> => {
  await showClock();
  const then = new Date(shown);
  const day = then.getUTCDate();
  then.setUTCMonth(then.getUTCMonth() + 1);
  // In a shorter month the 31st becomes its last day.
  if (then.getUTCDate() !== day) then.setUTCDate(0);
  return { now: then.toISOString() };
};

/** Starts the controls of the clock. */
export function startClock(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-advance]'))
    button.addEventListener('click', () =>
      runAction(button, 'Moving the clock …', 'The clock was moved.', async () =>
        setClock(button.dataset.advance === 'month' ? await oneMonthLater() : { advance: Number(button.dataset.advance) }),
      ),
    );
  onPress('now', (button) => runAction(button, 'Moving the clock …', 'The clock is back at now.', () => setClock({ reset: true })));
  onSend('set-clock', (form) =>
    runAction(form, 'Setting the clock …', 'The clock was set.', () => setClock({ now: new Date(fieldValue('moment')).toISOString() })),
  );
}
