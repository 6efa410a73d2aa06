import type { PautangClient } from '@pautang/sdk';
import { FACTOR_COMMANDS } from './factor-commands';

describe('factor', () => {
  it.each([
    [10, '10 recovery codes are left.'],
    [1, '1 recovery code is left.'],
    [0, '0 recovery codes are left.'],
  ])('says how many recovery codes are left (%i)', async (recoveryCodesLeft, told) => {
    const readSecondFactor = async () => ({ enrolled: true, enrolledAt: '2027-01-04', recoveryCodesLeft });
    const api = { authentication: { readSecondFactor } } as unknown as PautangClient;

    const { text } = await FACTOR_COMMANDS.factor!.run(api, { words: [] });

    expect(text).toBe(`Your authenticator was set up 2027-01-04; ${told}`);
  });
});
