import type { CreditScoreDto, LoanLimitsDto } from '@pautang/sdk';
import { type ReactNode, useState } from 'react';
import { useLoanLimits } from '../../api/loan';
import { useCreditScore } from '../../api/member';
import { Loaded } from '../../components/layout/loaded';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { Row, Rows } from '../../components/ui/rows/rows';
import { VisuallyHidden } from '../../components/ui/text/visually-hidden';
import { formatChange, formatNumber, formatWholeMoney } from '../../lib/format';
import { limitText, ownStep } from '../../lib/own-limits';
import { useTexts } from '../../texts/define-texts';
import { limitsTexts } from '../../texts/limits';
import { scoreTexts } from '../../texts/score';
import { scoreDialogTexts } from '../../texts/score-dialog';
import classes from './score-dialog.module.css';
import { ScoreHistory } from './score-history';

const bars = [40, 40, 40, 40];

/** Everything about the score: what moved it, how it moves, what it allows and what comes next. */
export function ScoreDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(scoreDialogTexts);
  const { notLoaded } = useTexts(scoreTexts);
  const ownTexts = useTexts(limitsTexts);
  const score = useCreditScore();
  const limits = useLoanLimits();
  return (
    <Dialog opened title={texts.title} onClose={onClose}>
      <Loaded answer={score} missing={notLoaded} bars={bars}>
        {({ history, rules }) => (
          <>
            <Section title={texts.history}>
              <FoldedHistory changes={history} />
            </Section>
            <Section title={texts.rules} text={texts.rulesText}>
              <Rules rules={rules} />
            </Section>
          </>
        )}
      </Loaded>
      <Section title={texts.limits} text={texts.limitsText}>
        <Loaded answer={limits} missing={ownTexts.notLoaded} bars={bars}>
          {(own) => (
            <>
              <LimitsTable limits={own} />
              <p>{limitText(own, ownTexts)}</p>
            </>
          )}
        </Loaded>
      </Section>
    </Dialog>
  );
}

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      {text && <p className="quiet">{text}</p>}
      {children}
    </section>
  );
}

const foldedCount = 6;

function FoldedHistory({ changes }: { changes: CreditScoreDto['history'] }) {
  const texts = useTexts(scoreDialogTexts);
  const [unfolded, setUnfolded] = useState(false);
  const isFolded = !unfolded && changes.length > foldedCount;
  return (
    <>
      <ScoreHistory changes={isFolded ? changes.slice(0, foldedCount) : changes} />
      {isFolded && (
        <Button variant="line" small onClick={() => setUnfolded(true)}>
          {texts.showAll(changes.length)}
        </Button>
      )}
    </>
  );
}

function Rules({ rules }: Pick<CreditScoreDto, 'rules'>) {
  return (
    <Rows>
      {rules.map(({ reason, text, change }) => (
        <Row key={reason} label={text}>
          {formatChange(change)}
        </Row>
      ))}
    </Rows>
  );
}

/** What each score allows; the diamond marks the member's own row. */
export function LimitsTable({ limits: { table, creditScore } }: { limits: LoanLimitsDto }) {
  const texts = useTexts(scoreDialogTexts);
  const own = ownStep(table, creditScore);
  return (
    <table className={`ledger ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{texts.fromScore}</th>
          <th scope="col">{texts.upToAmount}</th>
          <th scope="col">{texts.upToMonths}</th>
        </tr>
      </thead>
      <tbody>
        {table.map((step) => (
          <tr key={step.fromScore} aria-current={step === own || undefined}>
            <th scope="row">
              {formatNumber(step.fromScore)}
              {step === own && <VisuallyHidden> {texts.youAreHere}</VisuallyHidden>}
            </th>
            <td data-column={texts.upToAmount}>{formatWholeMoney(step.maxLoan)}</td>
            <td data-column={texts.upToMonths}>{formatNumber(step.longestTerm)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
