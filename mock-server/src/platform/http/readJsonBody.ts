import { invalid } from '@realmkit/contract-engine/http';
import type { Context } from 'hono';
import { bodyText } from './messages.ts';

/** Reads the JSON object of a control's request; an empty one without a body. @throws a 400 for other values, 413 for a body that is too long */
export async function readJsonBody(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const text = await bodyText(context);
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Invalid JSON gets the same error as a value that is not an object.
  }
  throw invalid('The body must be a JSON object.', { attribute: 'body', reason: 'type' });
}
