import type { SandboxState } from '../sandboxState.ts';

/** Returns the state of the sandbox: that of its thread and, once that is ready, of the databases behind it. `sandbox` is its base URL. */
export async function servicesState(thread: SandboxState, sandbox: string): Promise<SandboxState> {
  if (thread.phase !== 'ready') return thread;
  const health = await fetch(`${sandbox}/__sandbox/health`).catch(() => undefined);
  if (!health) return { phase: 'restarting' };
  return { phase: health.ok ? 'ready' : 'unavailable' };
}
