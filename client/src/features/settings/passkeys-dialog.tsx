import type { PasskeyDto } from '@pautang/sdk';
import { useState } from 'react';
import { usePasskeys } from '../../api/passkeys';
import { Loaded } from '../../components/layout/loaded';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { formatLongDate } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { passkeysTexts } from '../../texts/passkeys';
import { AddPasskey, RemovePasskey } from './passkey-forms';
import classes from './sessions-dialog.module.css';

const bars = [56, 56];

/** What the member signs in with beside the password; each is added and removed in a dialog of its own. */
export function PasskeysDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(passkeysTexts);
  const answer = usePasskeys();
  const [changing, setChanging] = useState<PasskeyDto | 'new'>();
  const back = () => setChanging(undefined);
  if (changing === 'new' && answer.data) return <AddPasskey known={answer.data.items} onClose={back} />;
  if (changing && changing !== 'new') return <RemovePasskey passkey={changing} onClose={back} />;
  return (
    <Dialog
      opened
      size="small"
      title={texts.title}
      onClose={onClose}
      footer={
        <Button wide disabled={!answer.data} onClick={() => setChanging('new')}>
          {texts.add}
        </Button>
      }
    >
      <p className="lead">{texts.about}</p>
      <Loaded answer={answer} missing={texts.notLoaded} bars={bars}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="quiet">{texts.none}</p>
          ) : (
            <ul className="ruled">
              {items.map((passkey) => (
                <Kept key={passkey.id} passkey={passkey} onRemove={() => setChanging(passkey)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Kept({ passkey, onRemove }: { passkey: PasskeyDto; onRemove: () => void }) {
  const texts = useTexts(passkeysTexts);
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <li className={classes.session}>
      <div className={classes.words}>
        <p className={classes.device}>{name}</p>
        <p className="quiet small">{texts.added(formatLongDate(addedAt))}</p>
        <p className="quiet small">
          {lastUsedAt ? texts.lastUsed(formatLongDate(lastUsedAt)) : texts.neverUsed}
        </p>
      </div>
      <Button variant="line" small aria-label={texts.removeOf(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  );
}
