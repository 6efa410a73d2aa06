import { readEnvironment } from '../config/env';
import { Settings } from '../config/settings';
import { openDatabase } from './open-database';

const secrets = {
  JWT_SECRET: 'k3Vw9QzXr7LmTn2BpYc8HsJd4FgAe6Ru',
  DATA_KEY: '8f1d2c3b4a5968778695a4b3c2d1e0f0112233445566778899aabbccddeeff01',
};
/** Nobody listens at this port. */
const nowhere = 'postgres://pautang:hidden@127.0.0.1:1/pautang';

test('where no database listens the start names the setting, and not its password', async () => {
  const opened = (environment: NodeJS.ProcessEnv) =>
    openDatabase(new Settings(readEnvironment({ ...secrets, ...environment })));

  const refused = 'no database listens at that address';
  await expect(opened({ DATABASE_URL: nowhere })).rejects.toThrow(`DATABASE_URL: ${refused}`);
  await expect(opened({ DATABASE_URL: nowhere, DATABASE_MIGRATION_URL: nowhere })).rejects.toThrow(
    `DATABASE_MIGRATION_URL: ${refused}`,
  );
});
