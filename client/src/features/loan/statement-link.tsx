import { LinkButton } from '../../components/ui/button/button';
import ReceiptLongIcon from '~icons/ic/round-receipt-long';
import { useTexts } from '../../texts/define-texts';
import { statementTexts } from '../../texts/statement';
import { Part, Quiet } from './part';

/** The way to the statement of the loan that is shown. */
export function StatementLink({ loanNumber }: { loanNumber: string }) {
  const texts = useTexts(statementTexts);
  return (
    <Part title={texts.title}>
      <Quiet>{texts.intro}</Quiet>
      <LinkButton
        to="/loan"
        search={{ number: loanNumber, view: 'statement' }}
        variant="line"
        icon={<ReceiptLongIcon />}
      >
        {texts.open}
      </LinkButton>
    </Part>
  );
}
