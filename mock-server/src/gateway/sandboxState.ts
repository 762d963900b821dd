/** How far the sandbox is. */
export interface SandboxState {
  readonly phase: 'starting' | 'ready';
}
