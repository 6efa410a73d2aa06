import type { FastifyInstance } from 'fastify';
import { PUBLIC_PAGES } from './client-pages';
import { LANGUAGES } from './platform/language/language';

/** Tells search engines that they may read, and which pages are public. Where those are needs a public address. */
export function serveCrawlerFiles(server: FastifyInstance, root: string | undefined): void {
  // A member's page shows nothing to who is not signed in, so there is nothing to keep a reader from.
  const robots = ['User-agent: *', 'Allow: /'];
  if (root !== undefined) robots.push('', `Sitemap: ${root}/sitemap.xml`);
  server.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${robots.join('\n')}\n`),
  );
  if (root === undefined) return;
  const sitemap = sitemapOf(Object.keys(PUBLIC_PAGES).map((path) => root + path));
  server.get('/sitemap.xml', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(sitemap),
  );
}

/** Each page with its address in each language; the bare one answers in the reader's own. */
function sitemapOf(addresses: readonly string[]): string {
  const escaped = addresses.map((address) => address.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...escaped.flatMap((address) => {
      const forms = [...LANGUAGES.map((language) => [language, `?lang=${language}`]), ['x-default', '']];
      const links = forms.map(
        ([language, query]) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${address}${query}"/>`,
      );
      return ['  <url>', `    <loc>${address}</loc>`, ...links, '  </url>'];
    }),
    '</urlset>',
    '',
  ].join('\n');
}
