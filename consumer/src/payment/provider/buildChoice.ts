/** The settings of a build for the card provider. */
export interface BuildSettings {
  /** `simulated` includes the simulator; `stripe` leaves the key to `/config.json`. */
  readonly VITE_CARD_PROVIDER?: string | undefined;
  /** The publishable key of a build for one country. */
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string | undefined;
}

/**
 * Returns the card provider of a production build: the real one if there is a key or the configuration will bring one, the simulator only if it is
 * requested.
 * @throws Error if neither is set, so that no public build contains the simulator unnoticed.
 */
export function cardProviderOfBuild({
  VITE_CARD_PROVIDER: named,
  VITE_STRIPE_PUBLISHABLE_KEY: key,
}: BuildSettings): 'stripe' | 'simulated' {
  if (key) return 'stripe';
  if (named === 'stripe' || named === 'simulated') return named;
  throw new Error(
    'A production build needs VITE_STRIPE_PUBLISHABLE_KEY, or VITE_CARD_PROVIDER=stripe where /config.json brings the key. ' +
      'For a build in which no money moves say VITE_CARD_PROVIDER=simulated, or build with --mode sandbox.',
  );
}
