import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { usualOffer } from '@pautang/loan-terms';
import { type FastifyInstance, fastify } from 'fastify';
import { serveClient } from '../../src/client-files';
import type { ShownConfig } from '../../src/client-page-store';
import type { Settings } from '../../src/config/settings';
import { serveCrawlerFiles } from '../../src/crawler-files';
import { addSecurityHeaders } from '../../src/security-headers';

const NAMES = ['home', 'hiw', 'about', 'contact', 'login', 'register', 'not-found'];
const MEMBER_NAMES = ['dash', 'wallet', 'loan', 'settings', 'activate', 'stop-recovery', 'not-me', 'offline'];
const OPEN_PAGE = `<html lang="en"><meta name="color-scheme" content="light dark" />
<source media="(prefers-color-scheme: dark)" /><source media="(prefers-color-scheme: light)" />
<link rel="canonical" href="%origin%/%named%" />${' '.repeat(2000)}</html>`;
const SCRIPT = `console.log('${'a'.repeat(2000)}');`;

describe('the built client', () => {
  const folders: string[] = [];
  const servers: FastifyInstance[] = [];
  let server: FastifyInstance;

  /** A server of a build that holds these files. */
  async function serve(
    files: Record<string, string | Buffer>,
    publicUrl?: string,
    config?: ShownConfig,
  ): Promise<FastifyInstance> {
    const root = mkdtempSync(join(tmpdir(), 'pautang-client-'));
    folders.push(root);
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    const started = fastify();
    servers.push(started);
    await started.register(fastifyCompress, { threshold: 1024 });
    await started.register(fastifyCookie);
    addSecurityHeaders(started, { isHttps: false } as Settings);
    serveCrawlerFiles(started, publicUrl);
    await serveClient(started, root, publicUrl, config);
    return started;
  }

  beforeAll(async () => {
    const pages = ['en', 'fil'].flatMap((language) =>
      [...NAMES, ...MEMBER_NAMES].map((name) => [
        `pages/${language}/${name}.html`,
        `<p>${name} in ${language}</p>`,
      ]),
    );
    server = await serve({
      'index.html': '<p>empty</p>',
      ...Object.fromEntries(pages),
      'assets/app-1.js': SCRIPT,
      'assets/app-1.js.br': brotliCompressSync(SCRIPT),
      'assets/app-1.js.gz': gzipSync(SCRIPT),
      'assets/strand-1.svg': '<svg/>',
      'favicon.svg': '<svg/>',
      'share/home.en.jpg': 'a picture',
      'manifest.en.webmanifest': '{"lang":"en"}',
      'manifest.fil.webmanifest': '{"lang":"fil"}',
      '.vite/manifest.json': '{}',
    });
  });

  afterAll(async () => {
    for (const started of servers) await started.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.inject({ url, headers: { 'accept-language': '*', ...headers } });

  it.each([
    ['/', true],
    ['/assets/app-1.js', false],
    // It can be opened as a page.
    ['/assets/strand-1.svg', true],
    ['/assets/none.js', true],
  ])('tells of %s what browsers heed of pages: %s', async (path, isPage) => {
    const { headers } = await get(path);
    expect('content-security-policy' in headers).toBe(isPage);
    expect('permissions-policy' in headers).toBe(isPage);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each([
    ['/', 'home'],
    ['/hiw', 'hiw'],
    ['/hiw/', 'hiw'],
    ['/about?from=mail', 'about'],
    ['/contact', 'contact'],
    ['/login', 'login'],
    ['/register', 'register'],
  ])('shows at %s the page that was rendered for it', async (url, name) => {
    const answer = await get(url);

    expect(answer).toMatchObject({ statusCode: 200, body: `<p>${name} in en</p>` });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/^Cookie, Accept-Language/),
    });
  });

  it.each([...MEMBER_NAMES, 'dash/'])(
    'gives members at /%s the page that names what it loads',
    async (name) => {
      expect(await get(`/${name}`)).toMatchObject({
        statusCode: 200,
        body: `<p>${name.replace('/', '')} in en</p>`,
      });
    },
  );

  it.each([
    '/nothing',
    '/hiw/more',
    '/dash/more',
    '/HIW',
    '/constructor',
    '/index.html',
    '/pages/en/home.html',
    '/pages/fil',
    '/dash%2Fmore',
    '//elsewhere/dash',
  ])('says at %s, with 404, that there is no such page', async (url) => {
    const answer = await get(url, { cookie: 'language=fil' });

    expect(answer).toMatchObject({ statusCode: 404, body: '<p>not-found in fil</p>' });
    expect(answer.headers['content-language']).toBe('fil');
  });

  it.each([
    ['//dash', '/dash'],
    ['/dash//', '/dash'],
    ['/d%61sh?dialog=pay', '/dash?dialog=pay'],
    ['///about/', '/about'],
    ['///', '/'],
  ])('leads from %s, another spelling of a page, to %s', async (url, page) => {
    const { statusCode, headers } = await get(url);

    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 301, to: page });
  });

  it('says it whole each time, since a browser would show an unchanged 404 as nothing', async () => {
    const { headers } = await get('/nothing');

    expect(headers.etag).toBeUndefined();
    expect(headers['last-modified']).toBeUndefined();
  });

  it.each([
    [{ cookie: 'language=fil' }, 'fil'],
    [{ cookie: 'language=en', 'accept-language': 'fil' }, 'en'],
    [{ cookie: 'a=b; language=fil; c=d', 'accept-language': 'en' }, 'fil'],
    [{ cookie: 'language=../en', 'accept-language': 'fil-PH,en;q=0.5' }, 'fil'],
    [{ cookie: 'language=', 'accept-language': 'de' }, 'en'],
    [{ 'accept-language': 'tl' }, 'fil'],
    [{}, 'en'],
  ])('speaks the chosen language, else the one that the browser prefers: %j', async (headers, language) => {
    expect((await get('/', headers as Record<string, string>)).body).toBe(`<p>home in ${language}</p>`);
  });

  it('speaks the language that the address names, whatever was chosen', async () => {
    const headers = { cookie: 'language=en', 'accept-language': 'en' };

    expect(await get('/hiw?lang=fil', headers)).toMatchObject({ body: '<p>hiw in fil</p>' });
    expect(await get('/hiw?lang=de', headers)).toMatchObject({ body: '<p>hiw in en</p>' });
    expect(await get('/hiw?lang=fil&lang=en', headers)).toMatchObject({ body: '<p>hiw in en</p>' });
  });

  it('completes a page with its public address and the theme that was chosen', async () => {
    const open = await serve(
      { 'index.html': '', 'pages/en/home.html': OPEN_PAGE },
      'https://pautang.example',
    );
    const ask = async (url: string, cookie: string) =>
      (await open.inject({ url, headers: { cookie, 'accept-language': 'en' } })).body;

    const dark = await ask('/?lang=en', 'theme=dark');
    expect(dark).toContain('<html data-theme="dark" lang="en"><meta name="color-scheme" content="dark" />');
    expect(dark).toContain('<source media="all" /><source media="not all" />');
    expect(dark).toContain('href="https://pautang.example/?lang=en"');
    expect(await ask('/', 'theme=light')).toContain('<source media="not all" /><source media="all" />');
    const system = await ask('/', 'theme=pink');
    expect(system).toContain('<html lang="en">');
    expect(system).toContain('<source media="(prefers-color-scheme: dark)" />');
    expect(system).toContain('href="https://pautang.example/"');
  });

  describe('of which a page has figures', () => {
    const files = {
      'index.html': '',
      'pages/en/home.html': 'without',
      'pages/en/home-usual.html':
        '<b>%companyName%, %origin%</b><script type="application/json">%config%</script>',
      'pages/en/about.html': 'about',
    };
    const config = { ...usualOffer, companyName: 'Sy & <Go>', payment: { bankName: '</script>' } };
    const ask = async (known: ShownConfig | undefined, url: string) =>
      (await serve(files, undefined, known)).inject({ url, headers: { 'accept-language': 'en' } });

    it('shows them where it lends so, with the company in words and the configuration as a whole', async () => {
      const { body } = await ask(config, '/');

      expect(body).toMatch(/^<b>Sy &amp; &lt;Go&gt;, <\/b>/);
      const [, json = ''] = body.match(/json">(.*)<\/script>$/) ?? [];
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual(config);
      expect(await ask(config, '/about')).toMatchObject({ statusCode: 200, body: 'about' });
    });

    it.each<Partial<typeof usualOffer>>([
      { minLoan: 50_000 },
      { terms: [6, 12] },
      { interestRate: 1.1 },
      { interestMethod: 'declining' },
    ])('leaves their places open where it lends otherwise: %j', async (own) => {
      expect((await ask({ ...config, ...own }, '/')).body).toBe('without');
    });
  });

  it('sends a page as small as the browser takes it', async () => {
    const open = await serve({ 'index.html': '', 'pages/en/home.html': OPEN_PAGE });
    const ask = (taken: string) =>
      open.inject({ url: '/', headers: { 'accept-encoding': taken, 'accept-language': 'en' } });

    const brotli = await ask('gzip, deflate, br, zstd');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    const plain = brotliDecompressSync(brotli.rawPayload).toString();
    const zipped = await ask('gzip, br;q=0');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain);
    expect((await ask('')).body).toBe(plain);
  });

  it('describes the app in the language of its page', async () => {
    const manifest = await get('/manifest.webmanifest?lang=fil');

    expect(manifest).toMatchObject({ statusCode: 200, body: '{"lang":"fil"}' });
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect((await get('/manifest.webmanifest')).body).toBe('{"lang":"en"}');
  });

  it('lets others show the pictures of shared links', async () => {
    const { headers } = await get('/share/home.en.jpg');

    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('sends a page once while it stays as it is, and anew in the other language', async () => {
    const first = await get('/about', { cookie: 'language=en' });
    const again = await get('/about', { cookie: 'language=en', 'if-none-match': String(first.headers.etag) });
    const other = await get('/about', {
      cookie: 'language=fil',
      'if-none-match': String(first.headers.etag),
    });

    expect(again).toMatchObject({ statusCode: 304, body: '' });
    expect(again.headers.vary).toMatch(/Cookie, Accept-Language/);
    expect(other).toMatchObject({ statusCode: 200, body: '<p>about in fil</p>' });
  });

  it.each(['/assets/none.js', '/none.png', '/.vite/manifest.json', '/v2/nothing', '/docs', '/openapi.json'])(
    'shows no page for %s, which is none',
    async (url) => {
      const answer = await get(url);

      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toMatch(/json/);
    },
  );

  it.each(['bytes=0-4', 'bytes=9999999-', 'bytes=5-2', 'bytes=-0', 'bytes=nonsense', 'lines=1-2'])(
    'sends a file whole, whatever range of it is asked for: %s',
    async (range) => {
      const { statusCode, headers, body } = await get('/assets/app-1.js', { range });

      expect([statusCode, body, headers['accept-ranges']]).toEqual([200, SCRIPT, undefined]);
    },
  );

  it('has assets kept for a year, and other files asked for again', async () => {
    const asset = await get('/assets/app-1.js');

    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('sends what the build compressed, as it is', async () => {
    const brotli = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const zipped = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' });
    const plain = await get('/assets/app-1.js');

    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotli.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(brotli.rawPayload.equals(brotliCompressSync(SCRIPT))).toBe(true);
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(SCRIPT);
    expect(plain.body).toBe(SCRIPT);
  });

  it('shows the empty page where nothing was rendered', async () => {
    const bare = await serve({ 'index.html': '<p>empty</p>' });

    for (const [url, statusCode] of [['/', 200] as const, ['/nothing', 404] as const]) {
      const answer = await bare.inject({ url, headers: { cookie: 'language=fil' } });
      expect(answer).toMatchObject({ statusCode, body: '<p>empty</p>' });
      expect(answer.headers['content-language']).toBeUndefined();
    }
  });

  it('tells search engines of the public pages, where the address is known', async () => {
    const known = await serve({ 'index.html': '' }, 'https://pautang.example');
    const robots = await known.inject('/robots.txt');
    const sitemap = await known.inject('/sitemap.xml');

    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toBe('User-agent: *\nAllow: /\n\nSitemap: https://pautang.example/sitemap.xml\n');
    expect([...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ['', 'hiw', 'about', 'contact', 'login', 'register'].map((path) => `https://pautang.example/${path}`),
    );
    expect(sitemap.body).toContain(
      '<xhtml:link rel="alternate" hreflang="fil" href="https://pautang.example/hiw?lang=fil"/>',
    );
    expect((await get('/robots.txt')).body).not.toContain('Sitemap');
    expect((await get('/sitemap.xml')).statusCode).toBe(404);
  });
});
