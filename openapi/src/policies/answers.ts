import type { Middleware } from 'openapi-fetch';
import { isFailure, readError, unreadable } from '../errors/readError.ts';
import type { OperationPolicies, RequestFetch } from './clientPolicies.ts';
import { usualStatuses } from './usualStatuses.ts';

function parsed(response: Response, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(response);
  }
}

/**
 * Sends each request and judges its answer by the contract: another status than that of the operation's success is a failure, a body with
 * `errorMessage` and `errorType` is one under every status (admin §4), and so is one of another media type or that is cut.
 * @param send gives the fetch for answers that are JSON or that are files.
 * @throws NetworkError where there is no whole answer; an abort by the caller stays unchanged.
 */
export const judgeAnswers = ({ success, files }: OperationPolicies, send: (isFile: boolean) => RequestFetch): Middleware => ({
  onRequest: async ({ request, schemaPath }) => {
    const operation = `${request.method} ${schemaPath}`;
    const file = files?.[operation];
    const response = await send(file !== undefined)(request);
    if (!response.ok) return response;
    const isFile = file !== undefined && response.headers.get('Content-Type')?.startsWith(file);
    const text = isFile ? undefined : await response.text();
    const body = text === undefined ? undefined : parsed(response, text);
    const statuses = success?.[operation] ?? usualStatuses[request.method];
    if (isFailure(body) || !statuses?.includes(response.status)) throw readError(response, body);
    if (file !== undefined && !isFile) throw unreadable(response);
    return text === undefined ? response : new Response(text || null, response);
  },
});
