import { deviceOf, deviceWords } from './device-words';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device in words', () => {
  it.each([
    [
      `${MOZILLA} (Linux; Android 14; SM-A146B) ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `${MOZILLA} (Linux; Android 13; SM-A546E) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [
      `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/131.0 Mobile Safari/537.36 OPR/86.0`,
      'Opera on Android',
    ],
    [
      `${MOZILLA} (Linux; Android 12; V2120) ${WEBKIT} Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0]`,
      'Facebook on Android',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1`,
      'Chrome on iPhone',
    ],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
      'Edge on Windows',
    ],
    [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0`, 'Firefox on Windows'],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
      'Safari on Mac',
    ],
    [
      `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`,
      'Chrome on ChromeOS',
    ],
    [`${MOZILLA} (X11; Linux x86_64)`, 'Linux'],
  ])('tells %s', (userAgent, words) => {
    expect(deviceWords(deviceOf(userAgent), 'en')).toBe(words);
  });

  it('is spoken in Filipino', () => {
    expect(deviceWords({ browser: 'Chrome', system: 'Android' }, 'fil')).toBe('Chrome sa Android');
  });

  it.each([undefined, '', 'node', '<script>Chromium</script>', 'x'.repeat(100_000)])(
    'keeps nothing of %.20s',
    (userAgent) => {
      expect(deviceWords(deviceOf(userAgent), 'en')).toBeUndefined();
    },
  );
});
