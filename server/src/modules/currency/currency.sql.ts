import { statement } from '../../platform/database/statement';

/** Units for one peso of each currency that is offered: switched on, with a rate in the newest snapshot. */
export const offeredRates = statement<{ readonly currencyCode: string; readonly rate: number }>(
  'currency.offered',
  `SELECT c.currency_code AS "currencyCode", (newest.rates ->> c.currency_code)::float8 AS rate
   FROM (SELECT rates FROM rate_snapshot ORDER BY in_force_from DESC LIMIT 1) AS newest
   JOIN currency c ON c.active AND newest.rates ? c.currency_code`,
);

/** A rate that was in force at some time since a moment, as JSON holds it. */
export interface RateInForce {
  /** Units of the currency for one peso; null where it had none. */
  readonly rate: number | null;
  readonly asOf: string;
  /** Where this one is older than the others of its time. */
  readonly keptAsOf: string | null;
}

/**
 * The rates of an offered currency that were in force at some time since a moment, the newest first, for hot
 * statements: null for pesos, and for a currency that is not offered.
 * @param currency and since: the parameters, such as $2
 */
export const ratesInForce = (currency: string, since: string) => `CASE WHEN ${currency} <> 'PHP' THEN (
     SELECT json_agg(json_build_object('rate', r.rates -> ${currency}, 'asOf', r.as_of,
       'keptAsOf', r.kept_as_of ->> ${currency}) ORDER BY r.in_force_from DESC)
     FROM rate_snapshot r
     WHERE r.in_force_from >= coalesce(
         (SELECT max(b.in_force_from) FROM rate_snapshot b WHERE b.in_force_from < ${since}), '-infinity')
       AND EXISTS (SELECT 1 FROM currency c WHERE c.currency_code = ${currency} AND c.active)
   ) END`;
