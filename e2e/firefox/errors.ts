import type { EngineError } from '../engineErrors.ts';

/** The errors that only Firefox reports. */
export const errors: readonly EngineError[] = [
  {
    pattern: /A ServiceWorker intercepted the request and encountered an unexpected error/,
    reason: 'Firefox reports so every intercepted load that it cancels because the page is left, whatever the worker responds',
  },
  {
    pattern: /^Cross-Origin Request Blocked: .*\(Reason: CORS request did not succeed\)/,
    inChromium: 'Failed to load resource: net::ERR_FAILED',
    reason: 'a request that did not reach its service',
  },
  {
    pattern: /^Cross-Origin Request Blocked: .*\(Reason: CORS preflight response did not succeed\)/,
    inChromium: 'Access to fetch at a service from an app has been blocked by CORS policy',
    reason: 'a preflight request that a service did not answer while it started',
  },
];
