import { invalid } from '@realmkit/contract-engine';

/** The submission at which a page starts, by its sort keys. */
export interface CursorPosition {
  /** The time of the last change, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly number: number;
}

/** Encodes a position as an opaque cursor. */
export function encodeCursor({ changedAt, number }: CursorPosition): string {
  return Buffer.from(JSON.stringify([changedAt, number])).toString('base64url');
}

/** Decodes a cursor to a position; throws 400 for an invalid cursor. */
export function decodeCursor(cursor: string): CursorPosition {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [changedAt, number] = Array.isArray(parts) ? parts : [];
    if (Number.isSafeInteger(changedAt) && Number.isSafeInteger(number)) return { changedAt, number };
  } catch {
    // Thrown below.
  }
  throw invalid('This cursor is none of this service.', { attribute: 'cursor', reason: 'invalid' });
}
