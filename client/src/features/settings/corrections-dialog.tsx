import type { CorrectionDto, MemberInfoDto, OwnCorrectionsDto } from '@pautang/sdk';
import { useEffect, useState } from 'react';
import { corrections, useCorrections } from '../../api/corrections';
import { useAnnounced } from '../../components/form/announced';
import { Loaded } from '../../components/layout/loaded';
import { passesFocusOn } from '../../components/layout/passes-focus-on';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { MaskedWords } from '../../components/ui/text/masked';
import { correctionsTexts } from '../../texts/corrections';
import { textsNow, useTexts } from '../../texts/define-texts';
import { CorrectPhone } from './correct-phone';
import { CorrectAccount, CorrectIdentity, CorrectName } from './correction-forms';
import { correctionWords } from './correction-words';
import { CorrectAddress, CorrectContact, CorrectEmployment } from './detail-forms';
import classes from './entry-list.module.css';

const bars = [48, 48, 48];
const shown = 5;

/** What is corrected, by its step in the address. */
const details = {
  address: 'address',
  contact: 'contact',
  employment: 'employment',
  name: 'NAME',
  identity: 'IDENTITY',
  account: 'BANK_ACCOUNT',
  phone: 'PHONE',
} as const;

type Detail = keyof typeof details;

export const correctionSteps = Object.keys(details) as Detail[];

interface CorrectionsProps {
  member: MemberInfoDto;
  /** None while one chooses. */
  chosen: Detail | undefined;
  onChoose: (detail: Detail) => void;
  /** From one correction to the choice. */
  onBack: () => void;
  /** What the address names is asked for already. */
  onAsked: () => void;
  onClose: () => void;
}

/** What a member corrects about themself, each in a dialog of its own; and what became of what they asked for. */
export function CorrectionsDialog(props: CorrectionsProps) {
  const { member, chosen, onChoose, onBack, onAsked, onClose } = props;
  const texts = useTexts(correctionsTexts);
  const answer = useCorrections();
  useFirstLook(answer.data, chosen, onAsked);
  if (chosen === 'address') return <CorrectAddress member={member} onClose={onBack} />;
  if (chosen === 'contact') return <CorrectContact member={member} onClose={onBack} />;
  if (chosen === 'employment' && answer.data) {
    return <CorrectEmployment work={answer.data.employment} onClose={onBack} />;
  }
  if (chosen === 'name') return <CorrectName member={member} onClose={onBack} />;
  if (chosen === 'identity') return <CorrectIdentity member={member} onClose={onBack} />;
  if (chosen === 'account') return <CorrectAccount onClose={onBack} />;
  if (chosen === 'phone') return <CorrectPhone onClose={onBack} />;
  return (
    <Dialog opened size="small" title={texts.title} onClose={onClose}>
      <p>{texts.about}</p>
      <Loaded answer={answer} missing={texts.notLoaded} bars={bars}>
        {(known) => <Known known={known} onChoose={onChoose} />}
      </Loaded>
    </Dialog>
  );
}

const openOf = ({ items }: OwnCorrectionsDto) =>
  items.filter(({ wanted }) => wanted !== undefined).map(({ kind }) => kind);

/** Forward or a link may lead to what is asked for already; what is asked for while one is there stays. */
function useFirstLook(known: OwnCorrectionsDto | undefined, chosen: Detail | undefined, onAsked: () => void) {
  const [begun, setBegun] = useState<Detail>();
  useEffect(() => {
    if (!known || chosen === begun) return;
    if (chosen && openOf(known).some((kind) => kind === details[chosen])) onAsked();
    else setBegun(chosen);
  }, [known, chosen, begun, onAsked]);
}

function Known({ known, onChoose }: { known: OwnCorrectionsDto } & Pick<CorrectionsProps, 'onChoose'>) {
  const texts = useTexts(correctionsTexts);
  const { items } = known;
  const open = openOf(known);
  return (
    <>
      {items.length > 0 && (
        <section>
          <h3>{texts.asked}</h3>
          <ul className="ruled">
            {items.slice(0, shown).map((correction) => (
              <Asked key={correction.correctionId} correction={correction} />
            ))}
          </ul>
        </section>
      )}
      <div className="stack">
        {correctionSteps
          .filter((detail) => !open.some((kind) => kind === details[detail]))
          .map((detail) => (
            <Button key={detail} wide variant="line" onClick={() => onChoose(detail)}>
              {texts.names[details[detail]]}
            </Button>
          ))}
      </div>
    </>
  );
}

function Asked({ correction }: { correction: CorrectionDto }) {
  const texts = useTexts(correctionsTexts);
  const { correctionId, kind, wanted } = correction;
  const { busy, act } = useAnnounced();
  const words = {
    pending: () => textsNow(correctionsTexts).withdrawing,
    done: () => textsNow(correctionsTexts).withdrawn,
  };
  const withdraw = () => act(words, () => corrections.withdraw(correctionId));
  const name = texts.names[kind];
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <p className={classes.name}>
          <MaskedWords>{wanted ? texts.askedFor(name, wanted) : name}</MaskedWords>
        </p>
        <p className="quiet small">{correctionWords(correction, texts)}</p>
      </div>
      {wanted && (
        <Button
          ref={passesFocusOn}
          variant="line"
          small
          busy={busy}
          aria-label={texts.withdrawOf(name)}
          onClick={withdraw}
        >
          {texts.withdraw}
        </Button>
      )}
    </li>
  );
}
