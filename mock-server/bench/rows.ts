import { asObject } from '@realmkit/openapi/json';

/** Returns where the rows of a list are: `''` for the body itself, or `data` as in the contracts; undefined where a body is no list. */
export function rowsProperty(body: unknown): '' | 'data' | undefined {
  if (Array.isArray(body)) return '';
  return Array.isArray(asObject(body).data) ? 'data' : undefined;
}

/** Returns the rows of a body, or none where it is no list. */
export function rowsOf(body: unknown): readonly unknown[] {
  const property = rowsProperty(body);
  const rows = property ? asObject(body)[property] : body;
  return Array.isArray(rows) ? rows : [];
}

/** Returns a body whose list has `count` rows, its own ones repeated; a body without rows stays unchanged. */
export function withRows(body: unknown, count: number): unknown {
  const property = rowsProperty(body);
  const own = rowsOf(body);
  if (property === undefined || own.length === 0) return body;
  const rows = Array.from({ length: count }, (_, index) => own[index % own.length]);
  return property === '' ? rows : { ...asObject(body), [property]: rows };
}
