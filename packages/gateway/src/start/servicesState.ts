import type { SandboxState } from '../sandboxState.ts';

/** The time in which services that work say how they are, in milliseconds: longer than that for a query to their databases. */
const longestAnswer = 8000;

/** Returns the state of the sandbox: that of its thread and, once that is ready, of the databases behind it. `sandbox` is its base URL. */
export async function servicesState(thread: SandboxState, sandbox: string): Promise<SandboxState> {
  if (thread.phase !== 'ready') return thread;
  const health = await fetch(`${sandbox}/__sandbox/health`, { signal: AbortSignal.timeout(longestAnswer) }).catch(
    (reason: Error) => reason,
  );
  if (health instanceof Error) return { phase: health.name === 'TimeoutError' ? 'unavailable' : 'restarting' };
  if (health.ok) return { phase: 'ready' };
  const { status }: { status?: string } = JSON.parse(await health.text());
  return { phase: status === 'full' ? 'full' : 'unavailable' };
}
