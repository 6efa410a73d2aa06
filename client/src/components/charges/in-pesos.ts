import { pesos } from '../../api/currency';
import { formatMoney } from '../../lib/format';

/** What stands beside an amount of a loan in another currency; nothing beside pesos. */
export const inPesosFor =
  (currency: string) =>
  (amountPHP: number): string | undefined =>
    currency === pesos.code ? undefined : formatMoney(amountPHP);
