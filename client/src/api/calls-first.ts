import { keepBusyUntil } from '../lib/quiet';
import { api } from './client';

/** Every call of the session from here on goes before what is fetched ahead. */
function letCallsGoBefore(): void {
  const { request } = api;
  const inSession = request.inSession.bind(request);
  request.inSession = (sendOnce, options) => {
    const call = inSession(sendOnce, options);
    keepBusyUntil(call);
    return call;
  };
}

letCallsGoBefore();
