import type { ReactNode } from 'react';
import { FromConfig } from '../../components/layout/from-config';
import { PageBand } from '../../components/layout/page-band';
import { formatNumber, formatWholeMoney, termRange } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { landingTexts } from '../../texts/landing';
import { Carousel } from './carousel';
import classes from './hero.module.css';
import { Noted, NoteMark } from './noted';

export function Hero() {
  const texts = useTexts(landingTexts);
  return (
    <PageBand title={texts.headline} lead={<Noted text={texts.lead} />} picture={<Carousel />}>
      <Facts />
    </PageBand>
  );
}

function Facts() {
  const texts = useTexts(landingTexts);
  return (
    <dl className={classes.facts}>
      <Fact label={texts.borrow}>
        <FromConfig like={texts.amounts('₱000,000', '₱0,000,000')}>
          {({ minLoan, maxLoan }) => texts.amounts(formatWholeMoney(minLoan), formatWholeMoney(maxLoan))}
        </FromConfig>
      </Fact>
      <Fact label={texts.repayOver}>
        <FromConfig like={texts.months(['0', '00'])}>
          {({ terms }) => texts.months(termRange(terms))}
        </FromConfig>
      </Fact>
      <Fact label={texts.monthlyInterest}>
        <FromConfig like={texts.percent('0.0')}>
          {({ interestRate }) => texts.percent(formatNumber(interestRate))}
        </FromConfig>
        <NoteMark number="2" />
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
