// The sandbox accepts control requests only from pages of localhost, under that name.
if (location.hostname !== 'localhost') location.hostname = 'localhost';

/** Returns an element of the page by its id. @throws {Error} where the page has none of this kind */
export function element<T extends HTMLElement = HTMLElement>(id: string, kind?: abstract new () => T): T {
  const found = document.getElementById(id);
  if (!isOf(found, kind)) throw new Error(`The page has no ${kind?.name ?? 'element'} ${id}.`);
  return found;
}

const isOf = <T extends HTMLElement>(found: HTMLElement | null, kind: (abstract new () => T) | undefined): found is T =>
  found instanceof (kind ?? HTMLElement);

const phases = {
  starting: 'Sandbox: starting …',
  ready: 'Sandbox: ready',
  restarting: 'Sandbox: starting again after an error …',
  unavailable: 'Sandbox: the database does not answer',
  full: 'Sandbox: the disk is full, so nothing can be changed',
  unreachable: 'Realmkit has stopped',
} as const;
type Phase = keyof typeof phases;

/** What the gateway says of what it runs beside. */
export interface RunningState {
  readonly phase: Phase;
  /** Whether the stateless mock answers at its port. */
  readonly mock?: boolean;
}

/** Shows the state of the sandbox and enables its controls once it is ready. */
function show(phase: Phase): void {
  if (element('state').textContent !== phases[phase]) element('state').textContent = phases[phase];
  element('dot').dataset.phase = phase;
  for (const group of document.querySelectorAll<HTMLFieldSetElement | HTMLButtonElement>('fieldset, button[data-door]'))
    group.disabled = phase !== 'ready';
}

const isPhase = (value: unknown): value is Phase => typeof value === 'string' && value in phases;

async function readState(): Promise<RunningState> {
  const response = await fetch('/launchpad/state.json').catch(() => undefined);
  const state = response?.ok ? await response.json() : undefined;
  return isPhase(state?.phase) ? state : { phase: 'unreachable' };
}

/** Polls the state of the sandbox, often while it starts and less often afterwards, so that a stop is noticed. `ready` runs whenever it comes up. */
export async function watchSandbox(ready = () => {}, each = (_: RunningState) => {}): Promise<void> {
  const state = await readState();
  const wasReady = element('dot').dataset.phase === 'ready';
  show(state.phase);
  each(state);
  if (state.phase === 'ready' && !wasReady) ready();
  setTimeout(watchSandbox, state.phase === 'starting' || state.phase === 'restarting' ? 500 : 5000, ready, each);
}
