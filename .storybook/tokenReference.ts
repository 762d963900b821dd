import type { Plugin } from 'vite';
import { readReference } from '../design-system/scripts/reference/readReference.ts';

const id = 'virtual:token-reference';

/** The file from which the search of the manager loads the reference: the manager is no part of the build with Vite. */
const file = 'token-reference.json';

/** Gives stories the reference of tokens as a module, and the manager as a file. It is read from the sources at the start of a build or a server. */
export function tokenReference(): Plugin {
  let read: string | undefined;
  const reference = () => {
    read ??= JSON.stringify(readReference());
    return read;
  };
  return {
    name: 'realmkit:token-reference',
    resolveId: { filter: { id: /^virtual:token-reference$/ }, handler: () => `\0${id}` },
    load: { filter: { id: /^\0virtual:token-reference$/ }, handler: () => ({ code: `export default ${reference()}`, moduleType: 'js' }) },
    configureServer: (server) => {
      server.middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader('content-type', 'application/json').end(reference());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: reference() });
    },
  };
}
