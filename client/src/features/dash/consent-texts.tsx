import type { Disclosed } from '../../components/legal/disclosure-statement';
import { ContractPreviewDialog, DisclosureDialog, LegalDialog } from '../../components/legal/lazy-dialogs';
import { TextButton } from '../../components/ui/button/text-button';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { loanBoxTexts } from '../../texts/loan-box';
import classes from './disclosure.module.css';

/** What the button below signs besides the figures, each to be read before. */
export function ConsentTexts({ disclosed }: { disclosed: Disclosed }) {
  const texts = useTexts(loanBoxTexts);
  const { name, open, close } = usePlace('reading', ['disclosure', 'loanContract', 'serviceAgreement']);
  return (
    <>
      <p>
        <TextButton onClick={() => open('disclosure')}>{texts.readDisclosure}</TextButton>
      </p>
      <p className={classes.consent}>
        {texts.signBefore}
        <TextButton onClick={() => open('loanContract')}>{texts.contract}</TextButton>
        {texts.signBetween}
        <TextButton onClick={() => open('serviceAgreement')}>{texts.agreement}</TextButton>
        {texts.signAfter(disclosed.quote.termsVersion)}
      </p>
      {name === 'disclosure' && <DisclosureDialog disclosed={disclosed} onClose={close} />}
      {name === 'loanContract' && <ContractPreviewDialog disclosed={disclosed} onClose={close} />}
      {name === 'serviceAgreement' && <LegalDialog kind={name} onClose={close} />}
    </>
  );
}
