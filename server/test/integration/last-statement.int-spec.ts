import { readEnvironment } from '../../src/config/env';
import { databaseAt } from '../../src/database/data-source-options';
import { CommitUncertain, DatabaseBusy } from '../../src/platform/database/failures';
import { statement } from '../../src/platform/database/statement';
import { startApp, type TestApp } from '../support/app';
import { startProxy } from '../support/database-proxy';
import { WITHOUT_JOBS } from '../support/round-trips';

const one = statement('test.one', 'SELECT 1');
const divided = statement('test.divided', 'SELECT 1 / 0');
/** As a coordinator says that it does not reach one of its nodes. */
const nodeAway = statement('test.nodeAway', 'SELECT node_away()');
const changed = statement('test.changed', 'UPDATE account SET language = language WHERE false');

describe('a transaction whose last statements nobody waits for', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp(WITHOUT_JOBS);
  });

  afterAll(() => test.close());

  it('fails with what went ahead of it, and nothing comes after the last statement', async () => {
    const { dataSource } = test;
    const wrong = dataSource.transaction(async (tx) => {
      divided.ahead(tx);
      await one.last(tx);
    });
    await expect(wrong).rejects.toMatchObject({ driverError: { code: '22012' } });

    for (const follow of ['all', 'last', 'ahead'] as const) {
      const late = dataSource.transaction(async (tx) => {
        await one.last(tx);
        await one[follow](tx);
      });
      await expect(late).rejects.toThrow('after the last one');
    }
  });

  it('is uncertain where neither what went ahead nor the commit was answered, and is not done again', async () => {
    const proxy = await startProxy(test.databaseUrl);
    const afar = databaseAt(proxy.url, readEnvironment({ DEMO: 'true' }));
    await afar.initialize();
    let tries = 0;

    proxy.loseCommits(1);
    const lost = afar.transaction(async (tx) => {
      tries++;
      one.ahead(tx);
      await one.last(tx);
    });
    const failure = await lost.catch((error: unknown) => error);
    await afar.destroy();
    await proxy.close();

    expect(failure).toBeInstanceOf(CommitUncertain);
    expect(tries).toBe(1);
  });

  it('is not left uncertain by what goes ahead and may not change anything', async () => {
    const refused = test.dataSource.transaction(async (tx) => {
      await tx.query('SET TRANSACTION READ ONLY');
      changed.ahead(tx);
      // Its answer gives the connection up, before the last statement is sent.
      await Promise.allSettled(tx.queryRunner?.data.ahead);
      await one.last(tx);
    });
    await expect(refused).rejects.toBeInstanceOf(DatabaseBusy);
  });

  it('is not left uncertain by a last statement that fails for a node', async () => {
    await test.sql(
      `CREATE FUNCTION node_away() RETURNS void LANGUAGE plpgsql AS $$ BEGIN
         RAISE 'connection to the remote node failed' USING ERRCODE = '08006';
       END $$`,
    );
    let tries = 0;
    const away = test.dataSource.transaction(async (tx) => {
      tries++;
      await nodeAway.last(tx);
    });

    await expect(away).rejects.toBeInstanceOf(DatabaseBusy);
    expect(tries).toBeGreaterThan(1);
    await test.sql('DROP FUNCTION node_away');
  });
});
