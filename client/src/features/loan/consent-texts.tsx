import { useState } from 'react';
import { LegalDialog } from '../../components/legal/lazy-dialogs';
import { TextButton } from '../../components/ui/text-button';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './disclosure.module.css';

type ReadText = 'loanContract' | 'serviceAgreement';

/** What the button below signs besides the figures, each to be read before. */
export function ConsentTexts({ termsVersion }: { termsVersion: string }) {
  const texts = useTexts(loanTexts);
  const [reading, setReading] = useState<ReadText>();
  return (
    <p className={classes.consent}>
      {texts.signBefore}
      <TextButton onClick={() => setReading('loanContract')}>{texts.contract}</TextButton>
      {texts.signBetween}
      <TextButton onClick={() => setReading('serviceAgreement')}>{texts.agreement}</TextButton>
      {texts.signAfter(termsVersion)}
      {reading && <LegalDialog kind={reading} onClose={() => setReading(undefined)} />}
    </p>
  );
}
