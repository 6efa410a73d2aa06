import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.PAUTANG_SERVER ?? 'http://localhost:3000';

/**
 * Few files, since small ones compress badly: what every page loads is one, and what the landing page shares with
 * others is one.
 */
const groups = [
  { name: 'base', tags: ['$initial' as const] },
  {
    name: 'public',
    minShareCount: 2,
    test: /[\\/]components[\\/](loan|layout[\\/](footer|page-band|config-problem))|[\\/]loan-terms[\\/]/,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
  ],
  build: {
    // The pages are rendered from a build of its own, which they do not need afterwards.
    outDir: isSsrBuild ? 'dist/.prerender' : 'dist',
    manifest: !isSsrBuild,
    // The content security policy allows no data addresses, so every asset is a file of its own.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? undefined : { output: { codeSplitting: { groups } } },
  },
  server: {
    port: 5173,
    proxy: { '/v2': server, '/docs': server, '/openapi.json': server },
  },
}));
