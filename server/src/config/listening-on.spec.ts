import { listeningOn } from './listening-on';

describe('a port of the settings', () => {
  const failing = (code: string) => Promise.reject(Object.assign(new Error('listen'), { code }));

  it.each([
    ['EADDRINUSE', 'PORT: 80 is in use; set PORT to another one'],
    ['EACCES', 'PORT: this user may not listen on 80; set PORT to 1024 or more'],
    ['EADDRNOTAVAIL', 'listen'],
  ])('says why nobody listens there: %s', async (code, says) => {
    await expect(listeningOn('PORT', 80, failing(code))).rejects.toThrow(says);
  });
});
