/** The state of the sandbox. */
export interface SandboxState {
  readonly phase: 'starting' | 'ready';
}
