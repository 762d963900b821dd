/** Tokens with less than this left before expiry are refreshed first, in seconds (shell §9). */
export const freshnessMarginSeconds = 300;
/** The wait of code that needs an initialised session (shell §9). */
export const initialisationWait = { tries: 20, everyMs: 100 } as const;
/** The timeout of requests to the auth service, which also limits the refresh lock, in milliseconds. */
export const authTimeLimitMs = 10_000;
/** The time that a sign-out waits for the provider, in milliseconds. */
export const providerTimeLimitMs = 3000;
