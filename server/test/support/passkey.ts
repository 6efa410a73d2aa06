import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const SYNCED = 0x08;
const BACKED_UP = 0x10;
const WITH_KEY = 0x40;

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** How an authenticator answers otherwise than it should. */
export interface Whim {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
  readonly id?: string;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** An authenticator of one passkey, of P-256 and without attestation, as a phone would be. */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly credentialId = base64url(randomBytes(16));
  private userHandle = '';
  private counter = 0;

  constructor(
    private readonly origin: string,
    /** Whether it counts its uses, as keys of one device do. */
    private readonly counts = true,
  ) {}

  create(options: Options, whim: Whim = {}) {
    this.userHandle = options.user?.id ?? '';
    const clientData = this.clientData('webauthn.create', options, whim);
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.head(options.rp?.id ?? '', WITH_KEY, whim),
      Buffer.alloc(16),
      length,
      id,
      coseOf(this.keys.publicKey),
    ]);
    const attestationObject = base64url(
      Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]),
    );
    return this.answer(
      { clientDataJSON: base64url(clientData), attestationObject, transports: ['internal'] },
      whim,
    );
  }

  get(options: Options, whim: Whim = {}) {
    if (this.counts) this.counter += 1;
    const clientData = this.clientData('webauthn.get', options, whim);
    const authenticatorData = this.head(options.rpId ?? '', 0, whim);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return this.answer(
      {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(createSign('sha256').update(signed).sign(this.keys.privateKey)),
        userHandle: whim.userHandle ?? this.userHandle,
      },
      whim,
    );
  }

  private answer(response: object, { id = this.credentialId }: Whim) {
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private clientData(type: string, { challenge }: Options, whim: Whim): Buffer {
    const { origin = this.origin } = whim;
    return Buffer.from(JSON.stringify({ type: whim.type ?? type, challenge, origin, crossOrigin: false }));
  }

  private head(
    rpId: string,
    more: number,
    { isVerified = true, counter = this.counter, ...whim }: Whim,
  ): Buffer {
    const synced = this.counts ? 0 : SYNCED | BACKED_UP;
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | synced | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(whim.rpId ?? rpId), Buffer.from([flags]), count]);
  }
}

/** The public key as authenticators write it. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}
