import { PautangClient } from '@pautang/sdk';
import { currentLanguage } from './language';
import { session } from './session';

/** The API with the session of this page, in its language. */
export const api = new PautangClient({
  language: currentLanguage,
  tokens: {
    get: () => session.get().token ?? undefined,
    set: (token) => (token === undefined ? session.forgetToken() : session.setToken(token)),
  },
});
