import { useQuery } from '@tanstack/react-query';
import { loanLimitsOptions } from '../../api/loan';
import { loanOf } from '../../api/member';
import { useSession } from '../../api/session';
import { StaleNote } from '../../components/layout/stale-note';
import { FitAmount } from '../../components/ui/amount/amount';
import { formatMoney } from '../../lib/format';
import { limitText } from '../../lib/own-limits';
import { useTexts } from '../../texts/define-texts';
import { limitsTexts } from '../../texts/limits';
import { settingsTexts } from '../../texts/settings';
import { useMember } from './loaded';
import { ApplyLink, WalletLink } from './no-contract';
import { TipDialog } from './tip-dialog';

export function BorrowDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsTexts);
  const ownTexts = useTexts(limitsTexts);
  const { phoneNumber } = useSession();
  const memberAnswer = useMember();
  const { data: member } = memberAnswer;
  const limitsAnswer = useQuery(loanLimitsOptions(phoneNumber));
  const { data: limits } = limitsAnswer;
  const missing = [
    !member && memberAnswer.isError && { title: texts.notLoaded, answer: memberAnswer },
    !limits && limitsAnswer.isError && { title: ownTexts.notLoaded, answer: limitsAnswer },
  ].find((problem) => problem !== false);
  const hasLoan = member !== undefined && loanOf(member) !== undefined;
  const range = limits && texts.borrowLimits(formatMoney(limits.minLoan), limits.terms);
  const own = limits && limitText(limits, ownTexts);
  return (
    <TipDialog
      title={texts.links.borrow.name}
      tip={texts.borrowTip}
      onClose={onClose}
      missing={missing}
      figure={limits && { label: texts.borrowFigure, amount: <FitAmount value={limits.maxLoan} /> }}
      text={[range, own, hasLoan && texts.borrowHasLoan].filter(Boolean).join(' ')}
      action={hasLoan ? <WalletLink /> : <ApplyLink />}
    >
      <StaleNote answer={limitsAnswer} />
      {!limitsAnswer.error && <StaleNote answer={memberAnswer} />}
    </TipDialog>
  );
}
