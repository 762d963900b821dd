import { readFile } from 'node:fs/promises';
import { defineConfig, Logger, parse, type TokenNormalized } from '@terrazzo/parser';

/** Parses a file of tokens or a resolver by code that is not ours. */
export async function parseTokens(filename: URL) {
  const logger = new Logger({ level: 'error' });
  const config = defineConfig({ lint: { rules: {} } }, { cwd: new URL('.', filename), logger });
  const src = await readFile(filename, 'utf8');
  return parse([{ filename, src }], { config, logger, req: (url) => readFile(url, 'utf8') });
}

const hex = (components: readonly (number | null)[]): string =>
  `#${components
    .map((part) =>
      Math.round((part ?? 0) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Returns a token's value as the sheet has it, without quotes of faces. */
export function written(token: TokenNormalized): string {
  switch (token.$type) {
    case 'color':
      return hex(token.$value.components);
    case 'dimension':
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`;
    case 'fontFamily':
      return [token.$value].flat().join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'shadow':
      return token.$value
        .map(({ color, offsetX, offsetY, blur, spread }) => {
          const lengths = [offsetX, offsetY, blur, spread].map(({ value, unit }) => `${value}${unit}`);
          return [...lengths, hex([...color.components, color.alpha])].join(' ');
        })
        .join(', ');
    case 'fontWeight':
    case 'number':
      return String(token.$value);
    default:
      throw new Error(`No token was expected to be of type ${token.$type}`);
  }
}
