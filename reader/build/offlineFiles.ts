import type { Plugin } from 'vite';

/** Writes `offline.json`: the page and the scripts that the reader needs without a network, for a user who keeps a book on the device. */
export const offlineFiles: Plugin = {
  name: 'offline-files',
  apply: 'build',
  generateBundle: {
    // Runs after the page itself has been written.
    order: 'post',
    handler(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name === 'index.html' || name.startsWith('assets/'));
      this.emitFile({ type: 'asset', fileName: 'offline.json', source: JSON.stringify(names.map((name) => `/reader/${name}`)) });
    },
  },
};
