import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { houseIcons } from './vite/icons.ts';
import { languages, textsApart } from './vite/texts.ts';

const server = process.env.PAUTANG_SERVER ?? 'http://localhost:3000';

const inPaths = (...paths: string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

/**
 * Few files, since small ones compress badly and wait for each other: what every page loads, what public pages begin
 * with, what asks the server, what a loan is chosen with, what forms stand on, whom one asks, parts that most others share, and what
 * the member area stands on. The first that fits counts.
 */
const textsOf = (language: string) => [
  {
    name: `texts-${language}`,
    test: inPaths(`/texts/(layout|ui|not-found|footer|calculator|landing)[.]ts[?]lang=${language}`),
  },
  {
    name: `texts-member-${language}`,
    test: inPaths(
      `/texts/(activate|activation|activity|charts|choices|dash|legal|limits|loan|loan-box|masked|offline|pay-more|payment|score|settings|statement|status|wallet)[.]ts[?]lang=${language}`,
    ),
  },
];

const groups = [
  { name: 'base', tags: ['$initial' as const] },
  ...languages.flatMap(textsOf),
  {
    name: 'public',
    minShareCount: 2,
    test: inPaths(
      '/components/(layout/(page-band|page-main|from-config)|ui/(mat|skeleton))[./]',
      '/src/lib/(answer|format|manila-day)[.]',
      '/src/api/misc[.]',
    ),
  },
  {
    name: 'api',
    test: inPaths(
      '/sdk/dist/esm/(session|send|call|cookie-store|generated/core/)',
      '/services/(Authentication|Misc)Service',
      '/src/api/(client|misc-service)[.]',
    ),
  },
  {
    name: 'offer',
    minShareCount: 2,
    test: inPaths('/components/(loan-box/|layout/(footer|load-problem)[.])', '/loan-terms/(?!.*/servicing/)'),
  },
  { name: 'form', test: inPaths('/react-hook-form/', '/components/form/') },
  // Public pages name her too, and are to do without the member area.
  { name: 'assistant', test: inPaths('/components/assistant/') },
  {
    name: 'parts',
    minShareCount: 4,
    test: inPaths('/components/(ui|layout)/', '/src/lib/', '/src/api/(problem|session)[.]'),
  },
  {
    name: 'member',
    test: inPaths(
      '/@tanstack/(query-core|react-query)/',
      '/src/api/(query-client|kept-fresh|member|loan)[.]',
      '/components/(activity|payment)/',
      '/member-shell',
    ),
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), houseIcons(), textsApart()],
  // React has what this stands in for since its version 18.
  resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
  build: {
    // The pages are rendered from a build of its own, which they do not need afterwards.
    outDir: isSsrBuild ? 'dist/.prerender' : 'dist',
    manifest: !isSsrBuild,
    // The content security policy allows no data addresses, so every asset is a file of its own.
    assetsInlineLimit: 0,
    // A browser that does not know it fetches a part when it is imported.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? undefined : { output: { codeSplitting: { groups } } },
  },
  server: {
    port: 5173,
    proxy: { '/v2': server, '/docs': server, '/openapi.json': server },
  },
}));
