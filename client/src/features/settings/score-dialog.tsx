import type { CreditScoreDto } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { loanLimitsOptions } from '../../api/loan';
import { creditScoreOptions } from '../../api/member';
import { useSession } from '../../api/session';
import { limitText } from '../../components/credit/limit-text';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { Row, Rows } from '../../components/ui/rows/rows';
import { formatChange } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { limitsTexts } from '../../texts/limits';
import { scoreTexts } from '../../texts/score';
import { LimitsTable } from './limits-table';
import { Loaded } from './loaded';
import classes from './score-dialog.module.css';
import { ScoreHistory } from './score-history';

const bars = ['first', 'second', 'third', 'fourth'].map((id) => ({ id, height: 40 }));

export interface ScoreDialogProps {
  onClose: () => void;
}

/** Everything about the score: what moved it, how it moves, what it allows and what comes next. */
export function ScoreDialog({ onClose }: ScoreDialogProps) {
  const texts = useTexts(scoreTexts);
  const ownTexts = useTexts(limitsTexts);
  const { phoneNumber } = useSession();
  const score = useQuery(creditScoreOptions(phoneNumber));
  const limits = useQuery(loanLimitsOptions(phoneNumber));
  return (
    <Dialog opened title={texts.title} onClose={onClose}>
      <Loaded answer={score} missing={texts.notLoaded} bars={bars}>
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
      {text && <p className={classes.text}>{text}</p>}
      {children}
    </section>
  );
}

const foldedCount = 6;

function FoldedHistory({ changes }: { changes: CreditScoreDto['history'] }) {
  const texts = useTexts(scoreTexts);
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
