import { PautangSession } from '@pautang/sdk';
import { currentLanguage } from '../lib/language';
import { session } from './session';

/** The session of this page, in its language. Each service stands on it in a file of its own, so that a page loads only those it calls. */
export const api = new PautangSession({
  language: currentLanguage,
  tokens: {
    get: () => session.get().token ?? undefined,
    set: (token) => (token === undefined ? session.end() : session.setToken(token)),
  },
});

session.onOtherTab(() => api.request.stopRefresh());
