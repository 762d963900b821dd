import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { realmIdentities } from '../design-system/src/realm/identities.ts';
import { earlyTexts } from './build/earlyTexts.ts';
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

export default defineConfig({
  base: '/',
  plugins: [react(), cardProvider, manifests, earlyTexts, serviceWorker],
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
        // One chunk for everything that every page needs: cut into pieces it weighs 4 KB (gzip) more.
        codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] },
      },
    },
  },
});
