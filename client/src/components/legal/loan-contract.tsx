import type { LegalDocument } from '@pautang/legal-texts';
import type { ConfigDto, MemberInfoDto } from '@pautang/sdk';
import { formatLongDate, formatNumber } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { Row, Rows } from '../ui/rows';
import { type ContractLoan, legalName } from './contract-figures';
import { ContractRows } from './contract-rows';
import { LegalText } from './legal-text';
import classes from './loan-contract.module.css';
import { Printable } from './printable';

interface LoanContractProps {
  document: LegalDocument;
  config: ConfigDto;
  member: MemberInfoDto;
  loan: ContractLoan;
  appliedAt?: string;
}

/** The whole contract as it is read and printed: parties, figures, articles, signing. */
export function LoanContract({ document, config, member, loan, appliedAt }: LoanContractProps) {
  const texts = useTexts(legalTexts);
  return (
    <Printable>
      <h2 className={classes.title}>{texts.titles.loanContract}</h2>
      <Rows className={classes.head}>
        <Row label={texts.lender}>{config.companyName}</Row>
        <Row label={texts.secRegistration}>{config.secRegistration}</Row>
        <Row label={texts.certificateOfAuthority}>{config.certificateOfAuthority}</Row>
        <Row label={texts.loanNumber}>{loan.loanNumber}</Row>
      </Rows>
      <p>{document.intro}</p>
      <ContractRows member={member} loan={loan} />
      <LegalText sections={document.sections} heading={texts.article} />
      <section className={classes.signing}>
        <h3>{texts.signed}</h3>
        <Rows>
          <Row label={texts.borrower}>{legalName(member)}</Row>
          {appliedAt && <Row label={texts.applicationDate}>{formatLongDate(appliedAt)}</Row>}
          <Row label={texts.termsSigned}>
            {texts.monthsAtRate(loan.installmentCount, formatNumber(loan.interestRate))}
          </Row>
        </Rows>
      </section>
    </Printable>
  );
}
