import type { INestApplicationContext } from '@nestjs/common';
import { ConfigurationError, type Environment } from '../../config/env';
import { tellMetrics } from './metrics-server';

describe('the port of the metrics', () => {
  it.each(['no-such-host.invalid', '192.0.2.1'])(
    'is at an address of this machine, and %s is said to be none',
    async (METRICS_HOST) => {
      const app = { get: () => ({ begin: () => undefined }) } as unknown as INestApplicationContext;
      const listening = tellMetrics(app, { METRICS_PORT: 39_464, METRICS_HOST } as Environment);

      await expect(listening).rejects.toThrow(ConfigurationError);
      await expect(listening).rejects.toThrow(/^METRICS_HOST: is no address of this machine/);
    },
  );
});
