/** How an answer's body may be encoded. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding that an Accept-Encoding header allows: brotli before gzip, whatever weights it gives the two. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const weights = new Map(
    (acceptEncoding ?? '').split(',').map((part): [string, number] => {
      const [name = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  const allowed = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return allowed('br') ? 'br' : allowed('gzip') ? 'gzip' : 'identity';
}
