import { element } from '../sandbox.js';
import { act, control, onPress, onSend, order } from './control.js';

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'medium' });
let shown = Date.now();

/** How far ahead, in the largest unit that says something. */
function aheadInWords(seconds) {
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
  element('ahead').textContent = aheadInWords(aheadSeconds);
}

/** Shows what the sandbox's clock says. */
export const showClock = async () => show(await control('clock'));

const later = {
  hour: () => ({ advance: 3600 }),
  day: () => ({ advance: 86_400 }),
  fortnight: () => ({ advance: 14 * 86_400 }),
  month: async () => {
    await showClock();
    const then = new Date(shown);
    const day = then.getUTCDate();
    then.setUTCMonth(then.getUTCMonth() + 1);
    // The 31st of a shorter month is its last day.
    if (then.getUTCDate() !== day) then.setUTCDate(0);
    return { now: then.toISOString() };
  },
};

/** Makes the controls of the clock work. */
export function startClock() {
  for (const button of document.querySelectorAll('[data-advance]'))
    button.addEventListener('click', () =>
      act(button, 'Moving the clock …', 'The clock was moved.', async () =>
        show(await order('clock', await later[button.dataset.advance]())),
      ),
    );
  onPress('now', (button) =>
    act(button, 'Moving the clock …', 'The clock is back at now.', async () => show(await order('clock', { reset: true }))),
  );
  onSend('set-clock', (form) =>
    act(form, 'Setting the clock …', 'The clock was set.', async () =>
      show(await order('clock', { now: new Date(element('moment').value).toISOString() })),
    ),
  );
}
