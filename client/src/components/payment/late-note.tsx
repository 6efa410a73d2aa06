import type { LoanAccount } from '../../api/loan';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { Note } from '../ui/note/note';
import { lateWords } from './late-words';

/** What being late costs, where something is. */
export function LateNote({ account }: { account: LoanAccount }) {
  const late = lateWords(account, useTexts(paymentTexts));
  return late && <Note color={late.color}>{late.text}</Note>;
}
