import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { realmIdentities } from '../design-system/src/realm/identities.ts';
import { earlyLoads } from './build/earlyLoads.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { manifestAddress, manifestOf } from './src/install/manifestOf.ts';
import { cardProviderOfBuild } from './src/payment/provider/buildChoice.ts';

/** Tells the app which card provider the build has; a production build that was not told fails. While developing the stand-in is there. */
const cardProvider: Plugin = {
  name: 'card-provider',
  config: (_, { command, mode }) => {
    const provider = command === 'build' ? cardProviderOfBuild(loadEnv(mode, import.meta.dirname)) : 'simulated';
    return { define: { 'import.meta.env.VITE_CARD_PROVIDER': JSON.stringify(provider) } };
  },
};

/** Writes the manifest of every realm, by which a browser installs the app. */
const manifests: Plugin = {
  name: 'manifests',
  generateBundle() {
    for (const identity of Object.values(realmIdentities)) {
      const fileName = manifestAddress(identity.realm).slice(1);
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifestOf(identity)) });
    }
  },
};

/** Tells the build that react-router's components may go where nobody uses them: they are made by a call, and get a name for debugging. */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ '),
      map: null,
    }),
  },
};

export default defineConfig({
  base: '/',
  plugins: [react(), unusedRouterParts, cardProvider, manifests, earlyLoads, serviceWorker],
  build: {
    // The same browsers as `browserslist` in the root package.json: Baseline widely available, iPadOS 16.4 and later.
    target: 'baseline-widely-available',
    // Inlined assets would be data: addresses, which the security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // Emotion brings these for parts that nobody here uses; being CommonJS they would stay for fear of side effects that they do not have.
      treeshake: { moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }] },
      output: {
        // Few and whole: cut into pieces, what all screens need weighs 4 KB (gzip) more, and each piece is a request more.
        codeSplitting: {
          groups: [
            // With all that it brings along; it runs before the rest has come.
            { name: 'beginning', test: /consumer\/src\/beginning\.ts$|rolldown.runtime/ },
            { name: 'screens', tags: ['$initial'] },
            // What a good many pages share.
            { name: 'fields', test: /node_modules\/@mui|(design-system|shell)\/src/, minShareCount: 2 },
            { name: 'parts', test: /consumer\/src\/(?!library|payment\/(provider|simulator|order)|locales)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
