import type { CorrectionDto, MemberInfoDto, OwnCorrectionsDto } from '@pautang/sdk';
import { useState } from 'react';
import { corrections, useCorrections } from '../../api/corrections';
import { announced } from '../../components/form/announced';
import { Loaded } from '../../components/layout/loaded';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { correctionsTexts } from '../../texts/corrections';
import { textsNow, useTexts } from '../../texts/define-texts';
import { CorrectAccount, CorrectIdentity, CorrectName } from './correction-forms';
import { correctionWords } from './correction-words';
import { CorrectAddress, CorrectContact, CorrectEmployment } from './detail-forms';
import classes from './sessions-dialog.module.css';

const bars = [48, 48, 48];
const shown = 5;
const details = ['address', 'contact', 'employment', 'NAME', 'IDENTITY', 'BANK_ACCOUNT'] as const;
type Detail = (typeof details)[number];

interface CorrectionsProps {
  member: MemberInfoDto;
  onClose: () => void;
}

/** What a member corrects about themself, each in a dialog of its own; and what became of what they asked for. */
export function CorrectionsDialog({ member, onClose }: CorrectionsProps) {
  const texts = useTexts(correctionsTexts);
  const answer = useCorrections();
  const [chosen, setChosen] = useState<Detail>();
  const props = { member, onClose: () => setChosen(undefined) };
  if (chosen === 'address') return <CorrectAddress {...props} />;
  if (chosen === 'contact') return <CorrectContact {...props} />;
  if (chosen === 'employment' && answer.data) {
    return <CorrectEmployment work={answer.data.employment} onClose={props.onClose} />;
  }
  if (chosen === 'NAME') return <CorrectName {...props} />;
  if (chosen === 'IDENTITY') return <CorrectIdentity {...props} />;
  if (chosen === 'BANK_ACCOUNT') return <CorrectAccount onClose={props.onClose} />;
  return (
    <Dialog opened size="small" title={texts.title} onClose={onClose}>
      <p>{texts.about}</p>
      <Loaded answer={answer} missing={texts.notLoaded} bars={bars}>
        {(known) => <Known known={known} onChoose={setChosen} />}
      </Loaded>
    </Dialog>
  );
}

function Known({ known: { items }, onChoose }: { known: OwnCorrectionsDto; onChoose: (of: Detail) => void }) {
  const texts = useTexts(correctionsTexts);
  const open = items.filter(({ wanted }) => wanted !== undefined).map(({ kind }) => kind);
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
        {details
          .filter((detail) => !open.some((kind) => kind === detail))
          .map((detail) => (
            <Button key={detail} wide variant="line" onClick={() => onChoose(detail)}>
              {texts.names[detail]}
            </Button>
          ))}
      </div>
    </>
  );
}

function Asked({ correction }: { correction: CorrectionDto }) {
  const texts = useTexts(correctionsTexts);
  const { correctionId, kind, wanted } = correction;
  const oneAtATime = useOneAtATime();
  const [isBusy, setIsBusy] = useState(false);
  const withdraw = () =>
    oneAtATime(async () => {
      setIsBusy(true);
      const words = {
        pending: () => textsNow(correctionsTexts).withdrawing,
        done: () => textsNow(correctionsTexts).withdrawn,
        retry: withdraw,
      };
      await announced(words, () => corrections.withdraw(correctionId))
        .catch(() => undefined)
        .finally(() => setIsBusy(false));
    });
  const name = texts.names[kind];
  return (
    <li className={classes.session}>
      <div className={classes.words}>
        <p className={classes.device}>{wanted ? texts.askedFor(name, wanted) : name}</p>
        <p className="quiet small">{correctionWords(correction, texts)}</p>
      </div>
      {wanted && (
        <Button variant="line" small busy={isBusy} aria-label={texts.withdrawOf(name)} onClick={withdraw}>
          {texts.withdraw}
        </Button>
      )}
    </li>
  );
}
