import { statement } from '../../platform/database/statement';
import type { PaperName } from './documents.dto';
import type { KeptPaper } from './kept-paper.entity';

type PaperKey = [memberId: string, hash: string];

export const findPaper = statement<Pick<KeptPaper, 'checkSum'>, PaperKey>(
  'documents.paper',
  'SELECT check_sum AS "checkSum" FROM kept_paper WHERE member_id = $1 AND hash = $2',
);

/** All papers of a member are over. */
export const endPapers = statement<Pick<KeptPaper, 'hash'>, [memberId: string, now: Date]>(
  'documents.end',
  'UPDATE kept_paper SET keep_until = $2 WHERE member_id = $1 RETURNING hash',
);

/** Drawn once more, it has the bytes of the last time. */
export const noteDrawnPaper = statement<
  never,
  [...PaperKey, document: PaperName, checkSum: string, keepUntil: Date | null]
>(
  'documents.note',
  `INSERT INTO kept_paper (member_id, hash, document, check_sum, keep_until) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (member_id, hash) DO UPDATE
     SET check_sum = excluded.check_sum, keep_until = excluded.keep_until`,
);

/** Papers whose time is over, of whichever members. */
export const papersThatAreOver = statement<
  Pick<KeptPaper, 'memberId' | 'hash'>,
  [now: Date, except: readonly string[], count: number]
>(
  'documents.over',
  `SELECT member_id AS "memberId", hash FROM kept_paper
   WHERE keep_until < $1 AND hash <> ALL ($2::text[]) ORDER BY keep_until LIMIT $3`,
);

/** Unless it was drawn again meanwhile. */
export const forgetPaper = statement<never, [...PaperKey, now: Date]>(
  'documents.forget',
  'DELETE FROM kept_paper WHERE member_id = $1 AND hash = $2 AND keep_until < $3',
);
