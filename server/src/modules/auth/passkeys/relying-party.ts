import { Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Settings } from '../../../config/settings';
import { SwitchedOff } from '../auth.errors';

export const CHALLENGE_MILLISECONDS = 5 * 60 * 1000;

type Library = typeof import('@simplewebauthn/server');
type IsOurs = (challenge: string) => Promise<boolean>;
export type NewPasskey = NonNullable<
  Awaited<ReturnType<Library['verifyRegistrationResponse']>>['registrationInfo']
>;
export type PasskeyUse = Awaited<ReturnType<Library['verifyAuthenticationResponse']>>['authenticationInfo'];

/** Whom a passkey is made for. */
export interface PasskeyUser {
  readonly id: string;
  readonly phoneNumber: string;
  readonly fullName: string;
  readonly credentialIds: readonly string[];
}

export interface KeptPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** This site, as browsers and passkeys know it: by the address that members find it at, and by no other. */
@Injectable()
export class RelyingParty {
  private loaded?: Library;

  constructor(private readonly settings: Settings) {}

  /** Found without a name typed, and only after the device has made sure who holds it. @throws SwitchedOff */
  async creationOptions(user: PasskeyUser): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return this.library.generateRegistrationOptions({
      rpName: this.settings.environment.COMPANY_SHORT_NAME,
      rpID: this.site.hostname,
      userID: new Uint8Array(idBytes(user.id)),
      userName: user.phoneNumber,
      userDisplayName: user.fullName,
      attestationType: 'none',
      timeout: CHALLENGE_MILLISECONDS,
      excludeCredentials: user.credentialIds.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** @throws SwitchedOff */
  async requestOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.library.generateAuthenticationOptions({
      rpID: this.site.hostname,
      timeout: CHALLENGE_MILLISECONDS,
      userVerification: 'required',
    });
  }

  /** @returns nothing where anything about it is not as it must be. @throws SwitchedOff */
  async readCreated(credential: object, isOurs: IsOurs): Promise<NewPasskey | undefined> {
    const { origin, hostname } = this.site;
    const verified = await orRefused(isOurs, (expectedChallenge) =>
      this.library.verifyRegistrationResponse({
        response: credential as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: true,
      }),
    );
    return verified?.verified ? verified.registrationInfo : undefined;
  }

  /** @returns nothing where anything about it is not as it must be. @throws SwitchedOff */
  async readUsed(credential: object, kept: KeptPasskey, isOurs: IsOurs): Promise<PasskeyUse | undefined> {
    const { origin, hostname } = this.site;
    const verified = await orRefused(isOurs, (expectedChallenge) =>
      this.library.verifyAuthenticationResponse({
        response: credential as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
        credential: {
          id: kept.credentialId,
          publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
          counter: kept.counter,
        },
        requireUserVerification: true,
      }),
    );
    return verified?.verified ? verified.authenticationInfo : undefined;
  }

  private get site(): URL {
    const { siteAddress } = this.settings;
    if (siteAddress === '') throw new SwitchedOff();
    return new URL(siteAddress);
  }

  /** Only where passkeys are used it takes memory. */
  private get library(): Library {
    this.loaded ??= require('@simplewebauthn/server') as Library;
    return this.loaded;
  }
}

/**
 * The library throws whatever it stumbles over in what a browser sent; a trouble of ours while it looks for the challenge
 * stays one.
 */
async function orRefused<T>(isOurs: IsOurs, verify: (isOurs: IsOurs) => Promise<T>): Promise<T | undefined> {
  let trouble: unknown;
  try {
    return await verify(async (challenge) => {
      try {
        return await isOurs(challenge);
      } catch (error) {
        trouble = error;
        throw error;
      }
    });
  } catch {
    if (trouble !== undefined) throw trouble;
    return undefined;
  }
}

const idBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
