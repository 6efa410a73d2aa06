import type { LoanQuoteDto } from '@pautang/sdk';
import { Amount } from '../../components/ui/amount';
import { FitAmount } from '../../components/ui/fit-amount';
import { Row, Rows } from '../../components/ui/rows';
import { formatHundredths, formatMoney, formatNumber, maskAfter3 } from '../../lib/format';
import { pesos } from '../../lib/loan-offer';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import type { Beneficiary } from './application';
import classes from './loan-confirm-dialog.module.css';

interface DisclosureProps {
  quote: LoanQuoteDto;
  beneficiary: Beneficiary;
}

/** What the law wants told before consent: the amount, every charge, and the effective rates. */
export function Disclosure({ quote, beneficiary }: DisclosureProps) {
  return (
    <div>
      <DisclosureHead quote={quote} />
      <DisclosureRows quote={quote} beneficiary={beneficiary} />
    </div>
  );
}

function DisclosureHead({ quote }: { quote: LoanQuoteDto }) {
  const texts = useTexts(loanTexts);
  const shared = useTexts(calculatorTexts);
  const { selectedCurrency: currency, installmentCount } = quote;
  const isForeign = currency !== pesos.code;
  return (
    <dl className={classes.head}>
      <div>
        <dt>{shared.youReceive}</dt>
        <dd>
          <FitAmount size="large" value={quote.loanAmountXR} currency={currency} />
        </dd>
        {isForeign && <dd className={classes.sub}>{shared.inPesos(formatMoney(quote.loanAmountPHP))}</dd>}
      </div>
      <div>
        <dt>{texts.totalInterest}</dt>
        <dd>
          <FitAmount size="medium" value={quote.financeChargeXR} currency={currency} />
        </dd>
        <dd className={classes.sub}>
          {texts.interestSum(installmentCount, formatMoney(quote.interestAmountXR, currency))}
        </dd>
        {isForeign && <dd className={classes.sub}>{shared.inPesos(formatMoney(quote.financeChargePHP))}</dd>}
      </div>
      <div>
        <dt>{shared.effectiveRate}</dt>
        <dd className={classes.rate}>{texts.percent(formatHundredths(quote.effectiveYearlyRate))}</dd>
        <dd className={classes.sub}>{texts.yearAndMonth(formatHundredths(quote.effectiveMonthlyRate))}</dd>
      </div>
    </dl>
  );
}

function DisclosureRows({ quote, beneficiary }: DisclosureProps) {
  const texts = useTexts(loanTexts);
  const shared = useTexts(calculatorTexts);
  const { selectedCurrency: currency, installmentCount, schedule } = quote;
  const isForeign = currency !== pesos.code;
  const last = schedule.at(-1)?.amount ?? quote.installmentAmountXR;
  return (
    <Rows>
      {isForeign && (
        <Row label={texts.exchangeRate}>
          1 {pesos.code} = {formatRate(quote.exchangeRate)} {currency}
        </Row>
      )}
      <Row label={texts.financeCharge} labelNote={texts.financeChargeNote}>
        <Amount plain value={quote.financeChargeXR} currency={currency} />
      </Row>
      <Row label={texts.interestRate} labelNote={texts.interestRateNote}>
        {texts.percentAMonth(formatNumber(quote.interestRate))}
      </Row>
      <Row
        label={texts.installmentRow}
        note={texts.installmentNote(installmentCount, formatMoney(last, currency))}
      >
        <Amount plain value={quote.installmentAmountXR} currency={currency} />
        {texts.aMonth}
      </Row>
      <Row
        label={texts.account}
        note={<span className={classes.mask}>{maskAfter3(beneficiary.accountNumber, '•')}</span>}
      >
        {beneficiary.bankName}
      </Row>
      <Row total label={shared.repayInAll}>
        <Amount plain value={quote.totalAmountXR} currency={currency} />
      </Row>
    </Rows>
  );
}

const rates = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 6 });

function formatRate(unitsPerPhp: number): string {
  return rates.format(unitsPerPhp);
}
