import type { TestApp } from './app';
import { PASSWORD, type TestAccount } from './factories';
import { type Answer, send } from './http';
import { Authenticator, type Whim } from './passkey';

export const SITE = 'https://pautang.example';
export const REFUSED = { status: 401, json: { code: 'PASSKEY_REFUSED' } };

interface Prepared {
  readonly options: Parameters<Authenticator['get']>[0];
}

/** What one does with passkeys at a server whose address is that of the site. */
export function passkeysOf(test: () => TestApp) {
  const call = (path: string, body: unknown, more: object = {}) =>
    send(`${test().url}/v2/authmember${path}`, { body, ...more });
  const optionsOf = ({ json }: Answer) => (json as Prepared).options;
  const prepare = ({ token }: TestAccount, password = PASSWORD) =>
    call('/passkeys/options', { password }, { token });
  const add = ({ token }: TestAccount, credential: object, name = 'My phone') =>
    call('/passkeys', { name, credential }, { token });
  const list = async ({ token }: TestAccount) =>
    (
      (await send(`${test().url}/v2/authmember/passkeys`, { token })).json as {
        items: { id: string; name: string; lastUsedAt?: string; isBackedUp: boolean }[];
      }
    ).items;
  const remove = ({ token }: TestAccount, id: string | undefined, password = PASSWORD) =>
    call(`/passkeys/${id}/remove`, { password }, { token });
  const asked = async () => optionsOf(await call('/login/passkey/options', {}));
  const signInWith = (credential: object, headers: Record<string, string> = {}) =>
    call('/login/passkey', { credential }, { headers });
  const signIn = async (authenticator: Authenticator, whim?: Whim) =>
    signInWith(authenticator.get(await asked(), whim));
  const added = async (member: TestAccount, counts = true, password = PASSWORD) => {
    const authenticator = new Authenticator(SITE, counts);
    const answer = await add(member, authenticator.create(optionsOf(await prepare(member, password))));
    expect(answer.status).toBe(201);
    return authenticator;
  };
  return { call, optionsOf, prepare, add, list, remove, asked, signInWith, signIn, added };
}
