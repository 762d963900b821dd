import type { Middleware } from 'openapi-fetch';
import type { OperationPolicies } from './clientPolicies.ts';
import { RepeatableRequest } from './RepeatableRequest.ts';

/** The media type of HTML's forms. */
const formType = 'application/x-www-form-urlencoded';

/** Sends a body in the media type of the contract where that is not JSON: an object as a form, a text unchanged. */
export const bodyTypes = ({ bodies }: OperationPolicies): Middleware => ({
  onRequest: async ({ request, schemaPath }) => {
    const type = bodies?.[`${request.method} ${schemaPath}`];
    // Firefox does not support `request.body`, so the header shows whether there is a body.
    if (type === undefined || !request.headers.has('Content-Type')) return undefined;
    const body = await request.clone().json();
    const headers = new Headers(request.headers);
    headers.set('Content-Type', type);
    return new RepeatableRequest(request, { headers, body: type === formType ? new URLSearchParams(body).toString() : String(body) });
  },
});
