import { FitAmount } from '../../components/ui/fit-amount';
import { useAnswer } from '../../lib/answer';
import { configAnswer } from '../../lib/config';
import { formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { ApplyLink, WalletLink } from './nothing-yet';
import { loanOf } from './settings.queries';
import { TipDialog } from './tip-dialog';
import { useMember } from './use-member';

export function BorrowDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsTexts);
  const { member } = useMember();
  const { data: config } = useAnswer(configAnswer);
  const hasLoan = member !== undefined && loanOf(member) !== undefined;
  const limits = config && texts.borrowLimits(formatMoney(config.minLoan), config.terms);
  return (
    <TipDialog
      title={texts.links.borrow.name}
      tip={texts.borrowTip}
      figure={config && { label: texts.borrowFigure, amount: <FitAmount value={config.maxLoan} /> }}
      text={[limits, texts.borrowScore, hasLoan && texts.borrowHasLoan].filter(Boolean).join(' ')}
      action={hasLoan ? <WalletLink /> : <ApplyLink />}
      onClose={onClose}
    />
  );
}
