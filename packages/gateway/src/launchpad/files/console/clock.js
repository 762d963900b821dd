import { element } from '../sandbox.js';
import { callControl, onPress, onSend, postControl, runAction } from './control.js';

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'medium' });
let shown = Date.now();

/** Formats the offset of the clock in the largest unit that fits. */
function formatOffset(seconds) {
  if (Math.abs(seconds) < 60) return '';
  const [size, unit] = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ].find(([least]) => Math.abs(seconds) >= least);
  const words = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(Math.abs(seconds) / size));
  return `${words} ${seconds > 0 ? 'ahead of' : 'behind'} this machine`;
}

function show({ now, aheadSeconds }) {
  shown = Date.parse(now);
  element('time').dateTime = now;
  element('time').textContent = format.format(shown);
  element('ahead').textContent = formatOffset(aheadSeconds);
}

/** Shows the sandbox's clock. */
export const showClock = async () => show(await callControl('clock'));

const later = {
  hour: () => ({ advance: 3600 }),
  day: () => ({ advance: 86_400 }),
  fortnight: () => ({ advance: 14 * 86_400 }),
  month: async () => {
    await showClock();
    const then = new Date(shown);
    const day = then.getUTCDate();
    then.setUTCMonth(then.getUTCMonth() + 1);
    // In a shorter month the 31st becomes its last day.
    if (then.getUTCDate() !== day) then.setUTCDate(0);
    return { now: then.toISOString() };
  },
};

/** Starts the controls of the clock. */
export function startClock() {
  for (const button of document.querySelectorAll('[data-advance]'))
    button.addEventListener('click', () =>
      runAction(button, 'Moving the clock …', 'The clock was moved.', async () =>
        show(await postControl('clock', await later[button.dataset.advance]())),
      ),
    );
  onPress('now', (button) =>
    runAction(button, 'Moving the clock …', 'The clock is back at now.', async () => show(await postControl('clock', { reset: true }))),
  );
  onSend('set-clock', (form) =>
    runAction(form, 'Setting the clock …', 'The clock was set.', async () =>
      show(await postControl('clock', { now: new Date(element('moment').value).toISOString() })),
    ),
  );
}
