import { record } from '../src/gateway/contracts/reading.ts';

/** Where the rows of a list lie: in the body itself or, as the contracts have it, in `data`; undefined where a body is no list. */
export function rowsProperty(body: unknown): '' | 'data' | undefined {
  if (Array.isArray(body)) return '';
  return Array.isArray(record(body).data) ? 'data' : undefined;
}

/** The rows of a body; none where it is no list. */
export function rowsOf(body: unknown): readonly unknown[] {
  const property = rowsProperty(body);
  const rows = property ? record(body)[property] : body;
  return Array.isArray(rows) ? rows : [];
}

/** A body whose list has so many rows, its own over and over; a body without rows stays as it is. */
export function withRows(body: unknown, count: number): unknown {
  const property = rowsProperty(body);
  const own = rowsOf(body);
  if (property === undefined || own.length === 0) return body;
  const rows = Array.from({ length: count }, (_, index) => own[index % own.length]);
  return property === '' ? rows : { ...record(body), [property]: rows };
}
