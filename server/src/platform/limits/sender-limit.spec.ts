import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { SenderLimit } from './sender-limit';

it('a whole network of IPv6 is one sender, whose address is not kept', async () => {
  const keys: string[] = [];
  const consume = async (key: string) => keys.push(key);
  const limit = new SenderLimit(
    { consume } as unknown as RateLimiterPostgres,
    (network) => `hash of ${network}`,
  );

  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '::ffff:203.0.113.7'])
    await limit.count(address);

  const network = 'hash of 2001:db8:1:2::/64';
  expect(keys).toEqual([network, network, 'hash of 203.0.113.7']);
});
