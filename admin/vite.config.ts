import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routePatterns } from '../scripts/routePatterns.ts';

export default defineConfig({
  base: '/controlpanel/',
  plugins: [react(), routePatterns('/src/routes.tsx')],
  build: {
    // The same browsers as `browserslist` in the root package.json: Baseline widely available, iPadOS 16.4 and later.
    target: 'baseline-widely-available',
    // Inlined assets would be data: URLs, which the content security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // The initial download has its own limit (size-limit); single chunks need none.
    chunkSizeWarningLimit: 1000,
  },
});
