import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { cardProviderOfBuild } from './src/payment/provider/buildChoice.ts';

/** What the build is told about the card provider; while developing the stand-in is there. */
function cardProvider(command: 'build' | 'serve', mode: string): string {
  return command === 'build' ? cardProviderOfBuild(loadEnv(mode, import.meta.dirname)) : 'simulated';
}

export default defineConfig(({ command, mode }) => ({
  base: '/',
  plugins: [react()],
  define: { 'import.meta.env.VITE_CARD_PROVIDER': JSON.stringify(cardProvider(command, mode)) },
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
}));
