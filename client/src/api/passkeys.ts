import { AccountSecurityService, ApiError, type PasskeyDto, type PasskeyListDto } from '@pautang/sdk';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { textsNow } from '../texts/define-texts';
import { passkeysTexts } from '../texts/passkeys';
import { rememberSignedIn } from './auth';
import { api } from './client';
import { keptFresh } from './kept-fresh';
import { ofMember, queryClient, thenLookAgain } from './query-client';
import { useSession } from './session';

const service = new AccountSecurityService(api.request);

const key = 'passkeys';

const passkeysOptions = (phoneNumber: string | null) =>
  queryOptions({
    queryKey: [key, phoneNumber],
    queryFn: ofMember(phoneNumber, async (): Promise<PasskeyListDto> => service.listPasskeys()),
    ...keptFresh,
  });

/** The member's passkeys, loaded anew by whatever mounts. */
export function usePasskeys() {
  const { phoneNumber } = useSession();
  return useQuery(passkeysOptions(phoneNumber));
}

const lookAgain = () => queryClient.invalidateQueries({ queryKey: [key] });

/** What the browser answers. Where it does not, why, in a sentence for who asked. @throws ApiError */
async function fromBrowser<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const because = (why: 'unsupported' | 'cancelled' | 'isThere') =>
    new ApiError(400, 'PASSKEY_INVALID', textsNow(passkeysTexts)[why]);
  if (!browserSupportsWebAuthn()) throw because('unsupported');
  try {
    return await ask();
  } catch (error) {
    const isThere =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw because(isThere ? 'isThere' : 'cancelled');
  }
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** @throws ApiError */
export async function addPasskey(name: string, password: string): Promise<void> {
  const { options } = await service.preparePasskey({ requestBody: { password } });
  const credential = await fromBrowser(() =>
    startRegistration({ optionsJSON: options as unknown as CreationOptions }),
  );
  await thenLookAgain(
    service.addPasskey({ requestBody: { name, credential: { ...credential } } }),
    lookAgain,
  );
}

/** @throws ApiError */
export const removePasskey = (passkeyId: string, password: string) =>
  thenLookAgain(service.removePasskey({ passkeyId, requestBody: { password } }), lookAgain);

/** Those that there are now. @throws ApiError */
export const readPasskeys = async (): Promise<readonly PasskeyDto[]> => (await service.listPasskeys()).items;

/** @throws ApiError */
export async function signInByPasskey(persist: boolean): Promise<void> {
  const { options } = await service.preparePasskeySignIn();
  const credential = await fromBrowser(() =>
    startAuthentication({ optionsJSON: options as unknown as RequestOptions }),
  );
  const { accessToken } = await service.signInByPasskey({
    requestBody: { credential: { ...credential }, persist },
  });
  api.request.putToken(accessToken);
  await rememberSignedIn(persist);
}
