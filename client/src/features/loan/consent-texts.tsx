import { useState } from 'react';
import type { Disclosed } from '../../components/legal/disclosure-statement';
import { ContractPreviewDialog, DisclosureDialog, LegalDialog } from '../../components/legal/lazy-dialogs';
import { TextButton } from '../../components/ui/text-button';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './disclosure.module.css';

type ReadText = 'disclosure' | 'loanContract' | 'serviceAgreement';

/** What the button below signs besides the figures, each to be read before. */
export function ConsentTexts({ disclosed }: { disclosed: Disclosed }) {
  const texts = useTexts(loanTexts);
  const [reading, setReading] = useState<ReadText>();
  const close = () => setReading(undefined);
  return (
    <>
      <p>
        <TextButton onClick={() => setReading('disclosure')}>{texts.readDisclosure}</TextButton>
      </p>
      <p className={classes.consent}>
        {texts.signBefore}
        <TextButton onClick={() => setReading('loanContract')}>{texts.contract}</TextButton>
        {texts.signBetween}
        <TextButton onClick={() => setReading('serviceAgreement')}>{texts.agreement}</TextButton>
        {texts.signAfter(disclosed.quote.termsVersion)}
      </p>
      {reading === 'disclosure' && <DisclosureDialog disclosed={disclosed} onClose={close} />}
      {reading === 'loanContract' && <ContractPreviewDialog disclosed={disclosed} onClose={close} />}
      {reading === 'serviceAgreement' && <LegalDialog kind={reading} onClose={close} />}
    </>
  );
}
