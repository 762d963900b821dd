/** The error for a host without a realm, or with one that this environment does not run (shell §8). */
export class RealmNotInitialisedError extends Error {
  override readonly name = 'RealmNotInitialisedError';

  /** @param label the name in the message: the last label of the host. */
  constructor(label: string) {
    super(`Realm ${label} is not initialised`);
  }
}
