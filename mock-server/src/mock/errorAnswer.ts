import type { AttributeError, ErrorBody } from '../contract/httpError.ts';

/** The one error body of all services, as a response. */
export function errorAnswer(
  status: number,
  name: string,
  message: string,
  attributes: AttributeError[] = [],
  headers: Record<string, string> = {},
): Response {
  const body: ErrorBody = { name, message, ...(attributes.length > 0 && { attributes }) };
  return Response.json(body, { status, headers });
}
