/** The state of the sandbox. */
export interface SandboxState {
  /** `restarting` after its thread ended unexpectedly, `unavailable` while a database does not answer, `full` while its disk is. */
  readonly phase: 'starting' | 'ready' | 'restarting' | 'unavailable' | 'full';
}
