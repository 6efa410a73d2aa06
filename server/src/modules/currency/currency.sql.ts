import { statement } from '../../platform/database/statement';

/** Units for one peso of each currency that is offered: switched on, with a rate in the newest snapshot. */
export const offeredRates = statement<{ readonly currencyCode: string; readonly rate: number }>(
  'currency.offered',
  `SELECT c.currency_code AS "currencyCode", (newest.rates ->> c.currency_code)::float8 AS rate
   FROM (SELECT rates FROM rate_snapshot ORDER BY in_force_from DESC LIMIT 1) AS newest
   JOIN currency c ON c.active AND newest.rates ? c.currency_code`,
);
