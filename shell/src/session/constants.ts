/** Tokens with less than this left before expiry are refreshed first, in seconds (shell §9). */
export const freshnessMarginSeconds = 300;
/** How code that needs an initialised session waits for it (shell §9). */
export const initialisationWait = { tries: 20, everyMs: 100 } as const;
/** No request to the auth service may hold the refresh lock longer than this, in milliseconds. */
export const authTimeLimitMs = 10_000;
/** How long a sign-out waits for the provider before it goes on without it, in milliseconds. */
export const providerTimeLimitMs = 3000;
