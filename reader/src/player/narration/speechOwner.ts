const owners = new WeakMap<object, { readonly onLost: () => void }>();

/**
 * Takes the voice of the page, which all its readers share: the one that had it is notified, and stops. Returns whether this owner still has
 * it. @param engine the speech synthesis of the page.
 */
export function claimSpeech(engine: object, onLost: () => void): { readonly isOwner: () => boolean } {
  const before = owners.get(engine);
  const owner = { onLost };
  owners.set(engine, owner);
  before?.onLost();
  return { isOwner: () => owners.get(engine) === owner };
}
