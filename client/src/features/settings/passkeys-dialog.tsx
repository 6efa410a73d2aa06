import type { PasskeyDto } from '@pautang/sdk';
import { useState } from 'react';
import { usePasskeys } from '../../api/passkeys';
import { Loaded } from '../../components/layout/loaded';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { formatLongDate } from '../../lib/format';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { passkeysTexts } from '../../texts/passkeys';
import classes from './entry-list.module.css';
import { NotKnownYet } from './not-known-yet';
import { AddPasskey, RemovePasskey } from './passkey-forms';

const bars = [56, 56];

/** A place may hold no hyphens, and of these ids they tell nothing. */
const removalOf = ({ id }: PasskeyDto) => `remove_${id.replaceAll('-', '')}`;

/** What the member signs in with beside the password; each is added and removed in a dialog of its own. */
export function PasskeysDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(passkeysTexts);
  const answer = usePasskeys();
  const { removing, isAdding, isNamed, open, close } = useChange(answer.data?.items);
  const loading = { answer, missing: texts.notLoaded, bars };
  if (isNamed && !answer.data) return <NotKnownYet title={texts.title} onClose={close} {...loading} />;
  if (isAdding && answer.data) return <AddPasskey known={answer.data.items} onClose={close} />;
  if (removing) return <RemovePasskey passkey={removing} onClose={close} />;
  return (
    <Dialog
      opened
      size="small"
      title={texts.title}
      onClose={onClose}
      footer={
        <Button wide disabled={!answer.data} onClick={() => open('add')}>
          {texts.add}
        </Button>
      }
    >
      <p className="lead">{texts.about}</p>
      <Loaded {...loading}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="quiet">{texts.none}</p>
          ) : (
            <ul className="ruled">
              {items.map((passkey) => (
                <Kept key={passkey.id} passkey={passkey} onRemove={() => open(removalOf(passkey))} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

/** What the address names, of what there is: one that is being removed stays until its dialog is left. */
function useChange(items: readonly PasskeyDto[] = []) {
  const [begun, setBegun] = useState<PasskeyDto>();
  const removable = begun ? [...items, begun] : items;
  const { name, isNamed, open, close } = usePlace('step', ['add', ...removable.map(removalOf)]);
  const removing = removable.find((passkey) => removalOf(passkey) === name);
  if (removing?.id !== begun?.id) setBegun(removing);
  return { removing, isAdding: name === 'add', isNamed, open, close };
}

function Kept({ passkey, onRemove }: { passkey: PasskeyDto; onRemove: () => void }) {
  const texts = useTexts(passkeysTexts);
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
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
