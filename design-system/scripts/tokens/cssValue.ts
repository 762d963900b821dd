import type { ResolvedToken } from './resolver.ts';

const has = <K extends string>(value: unknown, ...keys: K[]): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

function colour(value: unknown): string {
  if (!has(value, 'colorSpace', 'components', 'hex') || value.colorSpace !== 'srgb' || !Array.isArray(value.components)) {
    throw new Error(`Not an sRGB colour with its hex form: ${JSON.stringify(value)}`);
  }
  const hex = `#${value.components
    .map((part) =>
      Math.round(Number(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
  if (hex !== value.hex) throw new Error(`The components say ${hex}, the hex form says ${String(value.hex)}`);
  return hex;
}

function measure(value: unknown): string {
  if (!has(value, 'value', 'unit')) throw new Error(`Not a number with a unit: ${JSON.stringify(value)}`);
  return `${String(value.value)}${String(value.unit)}`;
}

function fontFamily(value: unknown): string {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  return names.map((name) => (/\s/.test(String(name)) ? `'${String(name)}'` : String(name))).join(', ');
}

/** A token's value as CSS writes it; throws on a type that this design system does not use. */
export function cssValue({ type, value }: ResolvedToken): string {
  switch (type) {
    case 'color':
      return colour(value);
    case 'dimension':
    case 'duration':
      return measure(value);
    case 'fontFamily':
      return fontFamily(value);
    case 'fontWeight':
    case 'number':
      return String(value);
    default:
      throw new Error(`No CSS form for tokens of type "${type}"`);
  }
}
