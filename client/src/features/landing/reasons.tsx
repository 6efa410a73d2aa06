import type { ReactNode } from 'react';
import { configAnswer } from '../../api/misc';
import { FromConfig } from '../../components/layout/from-config';
import { useAnswer } from '../../lib/answer';
import { formatNumber, termRange } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { landingTexts } from '../../texts/landing';
import { Noted } from './noted';
import classes from './reasons.module.css';

const hoursToMoney = 24;

export function Reasons() {
  const texts = useTexts(landingTexts);
  const { rates, line, features } = texts.reasons;
  const { terms = [] } = useAnswer(configAnswer).data ?? {};
  return (
    <section className={classes.why}>
      <h2 className={classes.title}>{texts.why}</h2>
      <div className={classes.columns}>
        <Reason {...rates}>
          <FromConfig like={texts.percent('0.0')}>
            {({ interestRate }) => texts.percent(formatNumber(interestRate))}
          </FromConfig>
        </Reason>
        <Reason {...line} unit={line.unit(Math.max(...terms))}>
          <FromConfig like="0–00">{({ terms }) => termRange(terms).join('–')}</FromConfig>
        </Reason>
        <Reason {...features}>{hoursToMoney}</Reason>
      </div>
    </section>
  );
}

interface ReasonProps {
  unit: string;
  title: string;
  text: string;
  /** The figure. */
  children: ReactNode;
}

function Reason({ unit, title, text, children }: ReasonProps) {
  return (
    <div className={classes.reason}>
      <p className={classes.figure}>
        <span>{children}</span>{' '}
        <span className={classes.unit}>
          <Noted text={unit} />
        </span>
      </p>
      <h3>{title}</h3>
      <p>
        <Noted text={text} />
      </p>
    </div>
  );
}
