import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routePatterns } from '../scripts/routePatterns.ts';
import { nativeXml } from './build/nativeXml.ts';
import { offlineFiles } from './build/offlineFiles.ts';

export default defineConfig({
  base: '/reader/',
  plugins: [react(), nativeXml, offlineFiles, routePatterns('/src/host/routes.tsx')],
  build: {
    // The same browsers as `browserslist` in the root package.json: Baseline widely available, iPadOS 16.4 and later.
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // The initial load has its own size limit; single chunks need none.
    chunkSizeWarningLimit: 1000,
  },
});
