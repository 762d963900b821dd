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

function shadow(value: unknown): string {
  if (!has(value, 'color', 'offsetX', 'offsetY', 'blur', 'spread')) throw new Error(`Not a shadow: ${JSON.stringify(value)}`);
  const alpha = has(value.color, 'alpha') ? Number(value.color.alpha) : 1;
  const opacity = Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
  return [value.offsetX, value.offsetY, value.blur, value.spread]
    .map(measure)
    .concat(`${colour(value.color)}${opacity}`)
    .join(' ');
}

function fontFamily(value: unknown): string {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  return names.map((name) => (/\s/.test(String(name)) ? `'${String(name)}'` : String(name))).join(', ');
}

/**
 * Returns a token's value as CSS.
 * @throws Error for a type that this design system does not use.
 */
export function cssValue({ type, value }: ResolvedToken): string {
  switch (type) {
    case 'color':
      return colour(value);
    case 'dimension':
    case 'duration':
      return measure(value);
    case 'fontFamily':
      return fontFamily(value);
    case 'shadow':
      return shadow(value);
    case 'cubicBezier':
      return `cubic-bezier(${Array.isArray(value) ? value.join(', ') : String(value)})`;
    case 'fontWeight':
    case 'number':
      return String(value);
    default:
      throw new Error(`No CSS form for tokens of type "${type}"`);
  }
}
