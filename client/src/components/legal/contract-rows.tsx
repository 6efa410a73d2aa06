import type { MemberInfoDto } from '@pautang/sdk';
import { formatHundredths, formatMoney, formatNumber, maskAfter3 } from '../../lib/format';
import { pesos } from '../../lib/loan-offer';
import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { Amount } from '../ui/amount';
import { Row, Rows } from '../ui/rows';
import { type ContractLoan, contractTotals, legalName } from './contract-figures';

interface ContractRowsProps {
  member: MemberInfoDto;
  loan: ContractLoan;
}

/** The figures of the contract. Numbers of the member stay masked, also on paper. */
export function ContractRows({ member, loan }: ContractRowsProps) {
  const texts = useTexts(legalTexts);
  const { identityType, otherIdentityType, identityNumber = '', accountNumber = '' } = member;
  return (
    <Rows>
      <Row label={texts.borrower}>{legalName(member)}</Row>
      <Row label={otherIdentityType || identityType}>{maskAfter3(identityNumber)}</Row>
      <Row label={texts.phoneNumber}>{maskAfter3(member.phoneNumber)}</Row>
      <Row label={texts.receivingAccount} note={maskAfter3(accountNumber)}>
        {member.bankName}
      </Row>
      <LoanRows loan={loan} />
    </Rows>
  );
}

function LoanRows({ loan }: { loan: ContractLoan }) {
  const texts = useTexts(legalTexts);
  const { selectedCurrency: currency } = loan;
  const { interestInAll, lastInstallment, total, effectiveYearlyRate } = contractTotals(loan);
  const inPesos = (amount: number) => currency !== pesos.code && formatMoney(amount);
  return (
    <>
      <Row label={texts.amountApplied} note={inPesos(loan.loanAmountPHP)}>
        <Amount plain value={loan.loanAmountXR} currency={currency} />
      </Row>
      <Row label={texts.repaymentPeriod}>{texts.months(loan.installmentCount)}</Row>
      <Row label={texts.interestRate}>{texts.percentAMonth(formatNumber(loan.interestRate))}</Row>
      <Row label={texts.interestAmount} note={inPesos(loan.interestAmountPHP)}>
        <Amount plain value={loan.interestAmountXR} currency={currency} />
      </Row>
      <Row
        label={texts.repaymentAmount}
        labelNote={texts.lastInstallment(formatMoney(lastInstallment, currency))}
        note={inPesos(loan.installmentAmountPHP)}
      >
        <Amount plain value={loan.installmentAmountXR} currency={currency} />
      </Row>
      <Row label={texts.interestInAll}>
        <Amount plain value={interestInAll} currency={currency} />
      </Row>
      <Row label={texts.effectiveRate}>{texts.percentAYear(formatHundredths(effectiveYearlyRate))}</Row>
      <Row total label={texts.repayInAll}>
        <Amount plain value={total} currency={currency} />
      </Row>
    </>
  );
}
