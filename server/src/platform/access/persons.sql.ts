import { statement } from '../database/statement';

/** Who issued those of these ids that are API keys: what a key did is that person's doing. */
export const issuersOf = statement<
  { readonly id: string; readonly issuedBy: string },
  [ids: readonly string[]]
>('access.issuersOf', 'SELECT k.id, k.issued_by AS "issuedBy" FROM api_key k WHERE k.id = ANY ($1::uuid[])');
