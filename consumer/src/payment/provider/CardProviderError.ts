/** The reason why cards cannot be entered. */
export type CardProviderErrorReason =
  /** No publishable key is configured for the country, and the build has no simulator. */
  | 'keyMissing'
  /** The provider did not respond in time, or at all. */
  | 'notLoaded'
  /** The payment service moves real money but the provider is simulated, or the other way round. */
  | 'livemode';

const messages: Readonly<Record<CardProviderErrorReason, string>> = {
  keyMissing: 'A Stripe publishable key is required.',
  notLoaded: 'stripe not loaded',
  livemode: 'The card provider of this page is not the one of the payment service.',
};

/** The error of a card provider that is not available (shell §5, §8). */
export class CardProviderError extends Error {
  override readonly name = 'CardProviderError';
  readonly reason: CardProviderErrorReason;

  constructor(reason: CardProviderErrorReason, cause?: unknown) {
    super(messages[reason], { cause });
    this.reason = reason;
  }
}
