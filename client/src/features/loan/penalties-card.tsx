import { isStillOwed } from '@pautang/loan-terms';
import { type LoanAccount } from '../../api/loan';
import { Amount } from '../../components/ui/amount/amount';
import { Fold } from '../../components/ui/fold/fold';
import { MoneyRow, Rows } from '../../components/ui/rows/rows';
import { formatLongDate, formatMoney, formatNumber } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { payingTexts } from '../../texts/paying';
import { paymentTexts } from '../../texts/payment';
import { lateLimits, type PenaltyGroup, penaltyGroups, sumOf } from './account-figures';
import classes from './loan.module.css';
import { Part, Quiet } from './part';
import { penaltyExample } from './penalty-example';

/** What being late has cost, why and since when, and by which rules. */
export function PenaltiesCard({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { schedule, charges, waivers = [], selectedCurrency: currency } = account;
  const groups = penaltyGroups(schedule, charges);
  const waived = sumOf(waivers.map(({ amount }) => amount));
  const rules = <PenaltyRules account={account} />;
  if (groups.length === 0) {
    return (
      <Part title={texts.penalties}>
        <Quiet>{texts.noPenalties}</Quiet>
        {rules}
      </Part>
    );
  }
  return (
    <Part title={texts.penalties}>
      <ul className="ruled">
        {groups.map((group) => (
          <li key={group.installment.installmentNumber}>
            <Group group={group} account={account} />
          </li>
        ))}
      </ul>
      <Rows>
        <MoneyRow
          total
          label={texts.penaltiesInAll}
          value={sumOf(charges.map(({ amount }) => amount))}
          currency={currency}
        />
        {waived > 0 && <MoneyRow label={texts.waivedByUs} value={-waived} currency={currency} />}
      </Rows>
      <Fold summary={texts.rules}>{rules}</Fold>
    </Part>
  );
}

/** One installment that was late. What is not settled yet stands open. */
function Group({ group, account }: { group: PenaltyGroup; account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { daysLate, fromTo } = useTexts(paymentTexts);
  const { installment, charges } = group;
  const { selectedCurrency: currency, penaltyRules } = account;
  const { dailyPercent, lateChargePercent } = penaltyRules;
  return (
    <Fold
      opened={isStillOwed(installment)}
      summary={
        <span className={`apart ${classes.group}`}>
          <span>{texts.installment(installment.installmentNumber)}</span>
          <Amount plain value={installment.penalty} currency={currency} />
        </span>
      }
    >
      <Quiet>{texts.wasDue(formatLongDate(installment.dueDate), daysLate(installment.daysLate))}</Quiet>
      <Rows>
        {charges.map(({ kind, from, to, days, amount, waived }) => (
          <MoneyRow
            key={kind + from}
            label={
              kind === 'PENALTY'
                ? texts.penaltyDays(days, formatNumber(dailyPercent))
                : texts.lateChargeOnce(formatNumber(lateChargePercent))
            }
            labelNote={days > 1 ? fromTo(formatLongDate(from), formatLongDate(to)) : formatLongDate(from)}
            note={waived > 0 && texts.waivedNote(formatMoney(waived, currency))}
            value={amount}
            currency={currency}
          />
        ))}
      </Rows>
    </Fold>
  );
}

/** The contract's rules on paying late, with the member's own figures. */
function PenaltyRules({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const paying = useTexts(payingTexts);
  const { penaltyRules, selectedCurrency: currency } = account;
  const { graceDays, dailyPercent, lateChargePercent, capPercent, lifeCapPercent, smallRest } = penaltyRules;
  const firstDay = graceDays + 1;
  const limits = lateLimits(account);
  return (
    <ul className={classes.rules}>
      <li>{texts.ruleGrace(graceDays)}</li>
      <li>{texts.ruleDaily(firstDay, formatNumber(dailyPercent))}</li>
      <li>{texts.ruleOnce(firstDay, formatNumber(lateChargePercent))}</li>
      <li>{texts.ruleCap(formatNumber(capPercent), formatMoney(limits.ofYear, currency))}</li>
      {lifeCapPercent !== undefined && (
        <li>{paying.lifeCap(formatNumber(lifeCapPercent), formatMoney(limits.ofLife, currency))}</li>
      )}
      {smallRest !== undefined && smallRest > 0 && (
        <li>{paying.smallRest(formatMoney(smallRest, currency))}</li>
      )}
      <Example account={account} />
    </ul>
  );
}

/** What the next installment would cost more. */
function Example({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const example = penaltyExample(account);
  if (!example) return null;
  const money = (amount: number) => formatMoney(amount, account.selectedCurrency);
  const { amount, first, long, ...days } = example;
  return <li>{texts.example({ ...days, amount: money(amount), first: money(first), long: money(long) })}</li>;
}
