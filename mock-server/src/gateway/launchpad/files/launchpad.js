// The sandbox takes orders from pages of localhost alone, by that name.
if (location.hostname !== 'localhost') location.hostname = 'localhost';

const element = (id) => document.getElementById(id);
const sandbox = element('sandbox').dataset.sandbox;
const result = element('result');
const phases = {
  starting: 'Sandbox: starting …',
  ready: 'Sandbox: ready',
  unreachable: 'Realmkit has stopped',
};

/** Shows how far the sandbox is; its controls can be used once it is ready. */
function show(phase) {
  if (element('state').textContent !== phases[phase]) element('state').textContent = phases[phase];
  element('dot').dataset.phase = phase;
  for (const group of document.querySelectorAll('fieldset')) group.disabled = phase !== 'ready';
}

/** Calls one of the sandbox's controls; rejects with words for people. */
async function control(path, body) {
  const answer = await fetch(
    `${sandbox}/__sandbox/${path}`,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  ).catch(() => {
    throw new Error('The sandbox cannot be reached. Is it still running?');
  });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(said.message ?? `The sandbox answered with status ${answer.status}.`);
  return said;
}

function showTime(now) {
  const time = new Date(now);
  element('clock').dateTime = time.toISOString();
  element('clock').textContent = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'medium' }).format(time);
}

const busy = (button) => button.getAttribute('aria-disabled') === 'true';

/** Carries out what a button asks for, says so, and keeps the button from being pressed twice meanwhile. */
async function act(button, doing, done, work) {
  if (busy(button)) return;
  result.textContent = doing;
  button.setAttribute('aria-disabled', 'true');
  try {
    await work();
    result.textContent = done;
  } catch (problem) {
    result.textContent = problem.message;
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

for (const button of document.querySelectorAll('[data-seconds]'))
  button.addEventListener('click', () =>
    act(button, 'Moving the clock …', 'The clock was moved.', async () =>
      showTime((await control('clock', { advance: Number(button.dataset.seconds) })).now),
    ),
  );

element('now').addEventListener('click', ({ currentTarget }) =>
  act(currentTarget, 'Moving the clock …', 'The clock is back at now.', async () =>
    showTime((await control('clock', { reset: true })).now),
  ),
);

const chosen = () => element('realm').selectedOptions[0];

element('reset').addEventListener('click', () => {
  if (busy(element('reset'))) return;
  element('question').textContent = chosen().value ? `Reset ${chosen().textContent}?` : 'Reset all realms?';
  element('confirm').showModal();
});
element('cancel').addEventListener('click', () => element('confirm').close());
element('go').addEventListener('click', () => {
  element('confirm').close();
  const { value, textContent } = chosen();
  const name = value ? textContent : 'All realms';
  act(element('reset'), `${name}: bringing back the first data …`, `${name}: reset. Whoever was signed in has to sign in again.`, () =>
    control('reset', value ? { realm: value } : {}),
  );
});

for (const button of document.querySelectorAll('[data-copy]'))
  button.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(element(button.dataset.copy).textContent).then(
      () => true,
      () => false,
    );
    button.textContent = copied ? 'Copied' : 'Select and copy it by hand';
  });

/** Asks the gateway about the sandbox: every second while it starts, then now and again, so that a stop is noticed. */
async function watch() {
  const answer = await fetch('/launchpad/state.json').catch(() => undefined);
  const { phase } = answer?.ok ? await answer.json() : { phase: 'unreachable' };
  const wasReady = element('dot').dataset.phase === 'ready';
  show(phase);
  if (phase === 'ready' && !wasReady)
    control('clock').then(
      ({ now }) => showTime(now),
      () => {},
    );
  setTimeout(watch, phase === 'starting' ? 500 : 5000);
}
watch();
