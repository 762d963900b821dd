import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { cardProviderOfBuild } from './src/payment/provider/buildChoice.ts';

/** Tells the app which card provider the build has; a production build that was not told fails. While developing the stand-in is there. */
const cardProvider: Plugin = {
  name: 'card-provider',
  config: (_, { command, mode }) => {
    const provider = command === 'build' ? cardProviderOfBuild(loadEnv(mode, import.meta.dirname)) : 'simulated';
    return { define: { 'import.meta.env.VITE_CARD_PROVIDER': JSON.stringify(provider) } };
  },
};

export default defineConfig({
  base: '/',
  plugins: [react(), cardProvider],
  build: {
    // The same browsers as `browserslist` in the root package.json: Baseline widely available, iPadOS 16.4 and later.
    target: 'baseline-widely-available',
    // Inlined assets would be data: addresses, which the security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // One chunk for everything that every page needs: cut into pieces it weighs 4 KB (gzip) more.
        codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] },
      },
    },
  },
});
