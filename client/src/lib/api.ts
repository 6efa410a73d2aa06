import { PautangClient } from '@pautang/sdk';
import { session } from './session';

/** The API with the session of this page. */
export const api = new PautangClient({
  tokens: {
    get: () => session.get().token ?? undefined,
    set: (token) => (token === undefined ? session.forgetToken() : session.setToken(token)),
  },
});
