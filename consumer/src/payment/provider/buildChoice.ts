/** What a build is told about the card provider. */
export interface BuildSettings {
  /** `simulated` lets the stand-in in; `stripe` leaves the key to `/config.json`. */
  readonly VITE_CARD_PROVIDER?: string | undefined;
  /** The publishable key of a build for one country. */
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string | undefined;
}

/**
 * The card provider of a production build: the real one where there is a key or where the configuration is said to bring one, the stand-in only
 * where that was asked for.
 * @throws Error where neither was said, so that no build for the public holds the stand-in unnoticed.
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
