import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { realmIdentities } from '../design-system/src/realm/identities.ts';
import { routePatterns } from '../scripts/routePatterns.ts';
import { earlyLoads } from './build/earlyLoads.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { manifestOf, manifestPath } from './src/install/manifestOf.ts';
import { cardProviderOfBuild } from './src/payment/provider/buildChoice.ts';

/** Defines the card provider of the build; a production build without one fails. In development it is the simulator. */
const cardProvider: Plugin = {
  name: 'card-provider',
  config: (_, { command, mode }) => {
    const provider = command === 'build' ? cardProviderOfBuild(loadEnv(mode, import.meta.dirname)) : 'simulated';
    return { define: { 'import.meta.env.VITE_CARD_PROVIDER': JSON.stringify(provider) } };
  },
};

/** Writes the web manifest of every realm. */
const manifests: Plugin = {
  name: 'manifests',
  generateBundle() {
    for (const identity of Object.values(realmIdentities)) {
      const fileName = manifestPath(identity.realm).slice(1);
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifestOf(identity)) });
    }
  },
};

/** React-router without its warnings for developers: the package has such a build, to which its exports do not lead. */
const routerForProduction = join(createRequire(import.meta.url).resolve('react-router/package.json'), '../dist/production/index.mjs');

export default defineConfig(({ command }) => ({
  base: '/',
  ...(command === 'build' && { resolve: { alias: [{ find: /^react-router$/, replacement: routerForProduction }] } }),
  plugins: [react(), cardProvider, manifests, earlyLoads, serviceWorker, routePatterns('/src/routes.tsx')],
  build: {
    // The same browsers as `browserslist` in the root package.json: Baseline widely available, iPadOS 16.4 and later.
    target: 'baseline-widely-available',
    // Inlined assets would be data: URLs, which the security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // Emotion and MUI import these for parts that are not used here; as CommonJS they would stay because of assumed side effects.
      treeshake: { moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is|prop-types)\//, sideEffects: false }] },
      output: {
        // Few large chunks, because each costs a request.
        codeSplitting: {
          groups: [
            // With all its imports; it runs before the rest has loaded.
            { name: 'bootstrap', test: /consumer\/src\/bootstrap\.ts$/ },
            { name: 'theme', test: /consumer\/src\/theme\.ts$/ },
            { name: 'screens', tags: ['$initial'] },
            // What at least three pages share; with two, the page of the checkout would load what it never shows.
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
}));
