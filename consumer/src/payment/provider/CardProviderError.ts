/** Why cards cannot be entered. */
export type CardProviderFailure =
  /** No publishable key is configured for the country, and nothing stands in for the provider. */
  | 'keyMissing'
  /** The provider did not answer in time, or not at all. */
  | 'notLoaded'
  /** The payment service moves money where a stand-in would pretend to, or the other way round. */
  | 'livemode';

const messages: Readonly<Record<CardProviderFailure, string>> = {
  keyMissing: 'A Stripe publishable key is required.',
  notLoaded: 'stripe not loaded',
  livemode: 'The card provider of this page is not the one of the payment service.',
};

/** The card provider is not there (shell §5, §8). */
export class CardProviderError extends Error {
  override readonly name = 'CardProviderError';
  readonly failure: CardProviderFailure;

  constructor(failure: CardProviderFailure, cause?: unknown) {
    super(messages[failure], { cause });
    this.failure = failure;
  }
}
