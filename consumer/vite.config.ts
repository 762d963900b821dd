import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/',
  plugins: [react()],
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
