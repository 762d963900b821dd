import { invalid } from '../contract/httpError.ts';

/** The JSON object of a control's request; an empty one where there is no body, 400 where it is something else. */
export async function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Said below, with everything else that is no object.
  }
  throw invalid('The body must be a JSON object.', { attribute: 'body', reason: 'type' });
}
