import { type LoanCheckpoint, RULES_VERSION } from '@pautang/loan-terms';
import type { LoanAccount } from '../../api/loan';

/** Where the loan's rules go on from; nothing of a server with other rules than this page. */
export function checkpointIn({ checkpoint }: Pick<LoanAccount, 'checkpoint'>): LoanCheckpoint | undefined {
  return checkpoint && checkpoint.version <= RULES_VERSION ? (checkpoint as LoanCheckpoint) : undefined;
}
