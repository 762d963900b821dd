// The sandbox takes orders from pages of localhost alone, by that name.
if (location.hostname !== 'localhost') location.hostname = 'localhost';

/** An element of the page by its id. */
export const element = (id) => document.getElementById(id);

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

/** Asks the gateway about the sandbox: often while it starts, then now and again, so that a stop is noticed. `ready` runs whenever it comes up. */
export async function watchSandbox(ready = () => {}) {
  const answer = await fetch('/launchpad/state.json').catch(() => undefined);
  const { phase } = answer?.ok ? await answer.json() : { phase: 'unreachable' };
  const wasReady = element('dot').dataset.phase === 'ready';
  show(phase);
  if (phase === 'ready' && !wasReady) ready();
  setTimeout(watchSandbox, phase === 'starting' ? 500 : 5000, ready);
}
