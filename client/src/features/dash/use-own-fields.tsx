import type { ConfigDto, LoanLimitsDto } from '@pautang/sdk';
import { limitText } from '../../components/credit/limit-text';
import type { OwnFields } from '../../components/loan-box/loan-fields';
import { formatList } from '../../lib/format';
import { laterTerms } from '../../lib/own-limits';
import { useTexts } from '../../texts/define-texts';
import { limitsTexts } from '../../texts/limits';
import type { LoanFieldErrors } from './application';
import classes from './loan-box.module.css';

/** What the member's own limits, and the server, say at the fields of the loan box. */
export function useOwnFields(config: ConfigDto, limits: LoanLimitsDto, errors: LoanFieldErrors): OwnFields {
  const texts = useTexts(limitsTexts);
  const later = laterTerms(config.terms, limits);
  const reasons = later.map(({ terms, fromScore }) => texts.laterTerms(formatList(terms), fromScore));
  return {
    amountNote: <p className={classes.limit}>{limitText(limits, texts)}</p>,
    amountError: errors.amount,
    laterTerms: later.flatMap(({ terms }) => terms),
    termNote: reasons.join(' '),
    termError: errors.term,
  };
}
