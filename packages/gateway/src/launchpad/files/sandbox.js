// The sandbox accepts control requests only from pages of localhost, under that name.
if (location.hostname !== 'localhost') location.hostname = 'localhost';

/** Returns an element of the page by its id. */
export const element = (id) => document.getElementById(id);

const phases = {
  starting: 'Sandbox: starting …',
  ready: 'Sandbox: ready',
  restarting: 'Sandbox: starting again after an error …',
  unavailable: 'Sandbox: the database does not answer',
  unreachable: 'Realmkit has stopped',
};

/** Shows the state of the sandbox and enables its controls once it is ready. */
function show(phase) {
  if (element('state').textContent !== phases[phase]) element('state').textContent = phases[phase];
  element('dot').dataset.phase = phase;
  for (const group of document.querySelectorAll('fieldset')) group.disabled = phase !== 'ready';
}

/** Polls the state of the sandbox, often while it starts and less often afterwards, so that a stop is noticed. `ready` runs whenever it comes up. */
export async function watchSandbox(ready = () => {}) {
  const response = await fetch('/launchpad/state.json').catch(() => undefined);
  const { phase } = response?.ok ? await response.json() : { phase: 'unreachable' };
  const wasReady = element('dot').dataset.phase === 'ready';
  show(phase);
  if (phase === 'ready' && !wasReady) ready();
  setTimeout(watchSandbox, phase === 'starting' || phase === 'restarting' ? 500 : 5000, ready);
}
