import { generateKeyPairSync, sign } from 'node:crypto';

const YEAR_MILLISECONDS = 365 * 24 * 60 * 60 * 1000;
const [INTEGER, BITS, IDENTIFIER, TEXT, TIME, SEQUENCE, SET] = [0x02, 0x03, 0x06, 0x0c, 0x17, 0x30, 0x31];
const COMMON_NAME = Buffer.from('550403', 'hex');
const ECDSA_WITH_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');

/** A key, and a certificate that it signed for itself, both as PEM (RFC 5280, version 1: no extensions). */
export function selfSigned(name: string): { readonly key: string; readonly certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, der(IDENTIFIER, ECDSA_WITH_SHA256));
  const named = der(SEQUENCE, der(IDENTIFIER, COMMON_NAME), der(TEXT, Buffer.from(name)));
  const whom = der(SEQUENCE, der(SET, named));
  const valid = der(SEQUENCE, time(Date.now() - YEAR_MILLISECONDS), time(Date.now() + YEAR_MILLISECONDS));
  const serial = der(INTEGER, Buffer.from([1]));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const told = der(SEQUENCE, serial, algorithm, whom, valid, whom, spki);
  const signature = der(BITS, Buffer.from([0]), sign('sha256', told, privateKey));
  const whole = der(SEQUENCE, told, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    certificate: `-----BEGIN CERTIFICATE-----\n${whole.replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return der(TIME, Buffer.from(digits.slice(2)));
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
