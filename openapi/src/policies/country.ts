import type { Middleware } from 'openapi-fetch';

/** The header with the country for the payment service (shell §7). */
const countryHeader = 'X-Country';

/** Sends the country with every operation. */
export const sendCountry = (country: string): Middleware => ({
  onRequest: ({ request }) => {
    request.headers.set(countryHeader, country);
  },
});
