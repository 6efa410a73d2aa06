import type { LegalDocument } from '@pautang/legal-texts';
import type { LenderDto } from '@pautang/sdk';
import type { LoanAgreement } from '../../api/loan';
import { formatManilaDateTime } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { Row, Rows } from '../ui/rows/rows';
import { ContractRows, type ContractRowsProps } from './contract-rows';
import { LegalText } from './legal-text';
import classes from './loan-contract.module.css';
import { Printable } from './printable';
import { ScheduleTable } from './schedule-table';

interface LoanContractProps {
  document: LegalDocument;
  agreement: LoanAgreement;
}

/** The whole contract as it is read and printed: parties, figures as agreed, schedule, articles, signing. */
export function LoanContract({ document, agreement }: LoanContractProps) {
  const texts = useTexts(legalTexts);
  return (
    <Printable title={texts.titles.loanContract}>
      <ContractText document={document} {...agreement} dates={texts.agreedDates} />
      <Signing agreement={agreement} />
    </Printable>
  );
}

interface ContractTextProps extends ContractRowsProps {
  document: LegalDocument;
  lender: Pick<LenderDto, 'companyName' | 'secRegistration' | 'certificateOfAuthority'>;
  /** Once there is an application. */
  loanNumber?: string;
  /** What the dates of the schedule hang on. */
  dates: string;
}

/** The contract but for the signing: as it is offered, and as it was agreed to. */
export function ContractText(props: ContractTextProps) {
  const { document, lender, loanNumber, borrower, quote, dates } = props;
  const texts = useTexts(legalTexts);
  return (
    <>
      <Rows className={classes.head}>
        <Row label={texts.lender}>{lender.companyName}</Row>
        <Row label={texts.secRegistration}>{lender.secRegistration}</Row>
        <Row label={texts.certificateOfAuthority}>{lender.certificateOfAuthority}</Row>
        {loanNumber && <Row label={texts.loanNumber}>{loanNumber}</Row>}
      </Rows>
      <p>{document.intro}</p>
      <ContractRows borrower={borrower} quote={quote} />
      <ScheduleTable quote={quote} dates={dates} />
      <LegalText sections={document.sections} heading={texts.article} />
    </>
  );
}

/** Enough of the hash to tell one agreement from another; the documents have all of it. */
const shortHash = 16;

function Signing({
  agreement: { borrower, agreedAt, termsVersion, quoteHash },
}: {
  agreement: LoanAgreement;
}) {
  const texts = useTexts(legalTexts);
  return (
    <section className={classes.signing}>
      <h3>{texts.signed}</h3>
      <Rows>
        <Row label={texts.borrower}>{borrower.fullLegalName}</Row>
        <Row label={texts.agreedAt}>{formatManilaDateTime(agreedAt)}</Row>
        <Row label={texts.termsVersion}>{termsVersion}</Row>
        <Row label={texts.quoteHash} labelNote={texts.quoteHashNote}>
          {quoteHash.slice(0, shortHash)}
        </Row>
      </Rows>
    </section>
  );
}
