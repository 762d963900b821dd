import type { AttributeError, ErrorBody } from '@realmkit/contract-engine';

/** Creates a response with the error body that all services share. */
export function errorResponse(
  status: number,
  name: string,
  message: string,
  attributes: AttributeError[] = [],
  headers: Record<string, string> = {},
): Response {
  const body: ErrorBody = { name, message, ...(attributes.length > 0 && { attributes }) };
  return Response.json(body, { status, headers });
}
