/** The encodings of a response body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the smallest encoding that an Accept-Encoding header allows: brotli before gzip, whatever their weights. */
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
