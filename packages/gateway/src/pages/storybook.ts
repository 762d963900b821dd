import { element } from './sandbox.ts';

interface State {
  readonly phase: 'missing' | 'stale' | 'building' | 'ready' | 'failed';
  readonly seconds?: number;
  readonly output?: string;
}

function show({ phase, seconds = 0, output = '' }: State): void {
  const failed = phase === 'failed';
  element('build').hidden = !failed;
  element('progress').hidden = failed;
  element('status').textContent = failed ? 'Storybook could not be built. What the build says is below.' : 'Storybook is being built.';
  // Beside the status: a screen reader would say each second.
  element('seconds').textContent = failed ? '' : `${Math.floor(seconds / 60)} min ${seconds % 60} s so far.`;
  element('output').textContent = output;
  element('output').hidden = output === '';
}

/** Follows the build once a second, and opens Storybook when it is there. */
async function follow(): Promise<void> {
  const response = await fetch('/storybook/state.json').catch(() => undefined);
  const state: State = response?.ok ? await response.json() : { phase: 'failed', output: 'Realmkit has stopped.' };
  if (state.phase === 'ready') return location.replace('/storybook/');
  show(state);
  if (state.phase !== 'failed') setTimeout(follow, 1000);
}

// A build is started by a request that no other page can send, and not by the visit of an address.
if (element('main').dataset.phase === 'missing' || element('main').dataset.phase === 'stale')
  await fetch('/storybook/build', { method: 'POST', redirect: 'manual' });
await follow();
