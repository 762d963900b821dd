/** The page's host belongs to no realm, or to one that this environment does not run (shell §8). */
export class RealmNotInitialisedError extends Error {
  override readonly name = 'RealmNotInitialisedError';

  /** @param label what stands for the realm in the message: the last label of the host. */
  constructor(label: string) {
    super(`Realm ${label} is not initialised`);
  }
}
