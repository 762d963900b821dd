import { invalid } from '../../contract/httpError.ts';

/** Where a page of submissions begins: at this one, in the order of the list. */
export interface CursorPosition {
  /** When it was last changed, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly number: number;
}

/** A position as clients get it, opaque. */
export function encodeCursor({ changedAt, number }: CursorPosition): string {
  return Buffer.from(JSON.stringify([changedAt, number])).toString('base64url');
}

/** The position of a cursor; throws 400 where it is none of ours. */
export function decodeCursor(cursor: string): CursorPosition {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [changedAt, number] = Array.isArray(parts) ? parts : [];
    if (Number.isSafeInteger(changedAt) && Number.isSafeInteger(number)) return { changedAt, number };
  } catch {
    // Said below.
  }
  throw invalid('This cursor is none of this service.', { attribute: 'cursor', reason: 'invalid' });
}
