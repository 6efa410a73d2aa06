import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { houseIcons } from './vite/icons.ts';
import { languages, textsApart } from './vite/texts.ts';

const server = process.env.PAUTANG_SERVER ?? `http://localhost:${process.env.PORT ?? 3000}`;

const inPaths = (...paths: string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

/**
 * Few files, since small ones compress badly and wait for each other, six at a time: what every page loads, what public
 * pages begin with, what asks the server with what a loan is chosen with and whom one asks, parts that most others share,
 * what forms stand on, what the member area stands on with all that most of its pages show, what is read first of wallet
 * and loan, and the member's home without what only those need who apply. The first that fits counts.
 */
const textsOf = (language: string) => [
  {
    name: `texts-${language}`,
    test: inPaths(
      `/texts/(assistant|calculator|footer|landing|layout|login|not-found|ui)[.]ts[?]lang=${language}`,
    ),
  },
  {
    name: `texts-member-${language}`,
    test: inPaths(
      `/texts/(activate|activation|activity|charges|charts|choices|credit|dash|legal|limits|loan|loan-box|masked|offline|paying|payment|payment-claims|settings|status|top-up|wallet)[.]ts[?]lang=${language}`,
    ),
  },
  {
    name: `texts-loan-${language}`,
    test: inPaths(`/texts/(hardship|hardship-form|pay-more|promise|statement)[.]ts[?]lang=${language}`),
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
    // A member's page begins with it, before the others are there.
    name: 'api',
    test: inPaths(
      '/sdk/dist/esm/(session|send|call|cookie-store|generated/core/)',
      '/services/(Authentication|Misc)Service',
      '/src/api/(auth|client|misc-service)[.]',
      '/components/(assistant/|loan-box/|layout/(footer|load-problem)[.])',
      '/loan-terms/(?!.*/servicing/)',
      '/src/texts/login[.]ts$',
    ),
  },
  {
    name: 'parts',
    minShareCount: 4,
    test: inPaths(
      '/components/(ui/(?!country-picker|phone-field|digits-field|combobox)|layout/(?!confirm-dialog|use-failed-tries))',
      '/src/lib/(?!own-limits|save-file)',
      '/src/api/(problem|session)[.]',
      '/components/form/announced',
      '/src/texts/legal[.]ts$',
      '~icons/ic/round-(arrow-back|check)[.]',
    ),
  },
  {
    name: 'form',
    test: inPaths(
      '/react-hook-form/',
      '/components/form/',
      '/components/ui/(country-picker|phone-field|digits-field)/',
    ),
  },
  {
    name: 'member',
    test: inPaths(
      '/@tanstack/(query-core|react-query)/',
      '/src/api/(query-client|kept-fresh|member|loan)[.]',
      '/components/(activity|charges)/',
      '/components/payment/(?!claim-form|payment-claims)',
      '/components/(charts/cost-bar|layout/(confirm-dialog|outcome|use-failed-tries)|legal/(schedule-table|late-rules)|ui/note/problem)',
      '~icons/ic/round-(chevron-right|receipt-long)[.]',
      '/src/lib/(own-limits|painted)[.]',
      '/src/texts/(activation|charges|charts|limits|loan|offline|settings|top-up|wallet)[.]ts$',
      '/legal-texts/.+/agreed-terms',
      '/routes/member-(area|guard|queries)',
      '/features/offline/',
      '/member-shell',
    ),
  },
  {
    name: 'wallet',
    test: inPaths('/features/wallet/(bound-to|typed-withdrawal|wallet-|withdrawal-(flow|frame))'),
  },
  {
    name: 'loan',
    test: inPaths(
      '/features/loan/(loan-screen|account-view|running-loan|due-panel|part|payments-card|status-part|cancel-loan|loans-card|lazy-views|view-frame|loan[.]module|status-part[.]module)[.]',
    ),
  },
  {
    name: 'dash',
    test: inPaths(
      '/features/dash/(?!loan-(box|notes)[.]tsx)',
      '/features/activate/(activation-(checklist|dialog|steps)|use-activation-place)',
      '/routes/member/dash[.]',
      '/components/application/(application|loan)-flow',
      '/src/texts/(activate|dash|loan-box)[.]ts$',
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
