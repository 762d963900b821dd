import type { Plugin } from 'vite';

/**
 * Gives epubjs the browser's own XML parser: it imports a parser of 25 KB (gzip) for places that have none, which no browser ever calls.
 */
export const nativeXml: Plugin = {
  name: 'native-xml',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /^@xmldom\/xmldom$/ }, handler: () => '\0native-xml' },
  load: { filter: { id: /^\0native-xml$/ }, handler: () => 'export const { DOMParser } = globalThis;' },
};
