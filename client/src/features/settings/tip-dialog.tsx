import { type ComponentType, type ReactNode, useId } from 'react';
import AccountBalanceIcon from '~icons/ic/round-account-balance';
import ChevronRightIcon from '~icons/ic/round-chevron-right';
import DescriptionIcon from '~icons/ic/round-description';
import DevicesIcon from '~icons/ic/round-devices';
import EventAvailableIcon from '~icons/ic/round-event-available';
import FingerprintIcon from '~icons/ic/round-fingerprint';
import FolderSharedIcon from '~icons/ic/round-folder-shared';
import ForumIcon from '~icons/ic/round-forum';
import LockIcon from '~icons/ic/round-lock';
import NotificationsIcon from '~icons/ic/round-notifications';
import PersonIcon from '~icons/ic/round-person';
import ReceiptLongIcon from '~icons/ic/round-receipt-long';
import SavingsIcon from '~icons/ic/round-savings';
import { LoadProblem, type LoadProblemProps } from '../../components/layout/load-problem';
import { Card, Panel } from '../../components/ui/card/card';
import { Dialog, opensDialog } from '../../components/ui/dialog/dialog';
import type { IconProps } from '../../components/ui/icon/icon';
import { Unbroken } from '../../components/ui/text/visually-hidden';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import classes from './settings-screen.module.css';

export interface TipDialogProps {
  title: string;
  tip: string;
  /** The sum that the tip is about, where it is known. */
  figure?: { label: string; amount: ReactNode };
  text?: string;
  /** What else there is to know. */
  children?: ReactNode;
  /** What could not be loaded, in place of all that. */
  missing?: LoadProblemProps;
  /** The one way on, where it is known. */
  action?: ReactNode;
  onClose: () => void;
}

/** One tip, one figure, one way on. */
export function TipDialog({ title, tip, onClose, missing, ...known }: TipDialogProps) {
  const { figure, text, action, children }: Partial<TipDialogProps> = missing ? {} : known;
  return (
    <Dialog opened size="small" title={title} onClose={onClose} footer={action}>
      <p className="lead">
        <Unbroken>{tip}</Unbroken>
      </p>
      {missing && <LoadProblem {...missing} />}
      {figure && (
        <Panel className={classes.figure}>
          <h3 className="figure-label">{figure.label}</h3>
          {figure.amount}
        </Panel>
      )}
      {children}
      {text && (
        <p className="quiet">
          <Unbroken>{text}</Unbroken>
        </p>
      )}
    </Dialog>
  );
}

export type DialogName = keyof (typeof settingsTexts)['en']['links'];

const icons: Record<DialogName, ComponentType<IconProps>> = {
  withdrawal: ReceiptLongIcon,
  contract: DescriptionIcon,
  transfer: SavingsIcon,
  pay: EventAvailableIcon,
  borrow: AccountBalanceIcon,
  messages: ForumIcon,
  notices: NotificationsIcon,
  account: PersonIcon,
  password: LockIcon,
  passkeys: FingerprintIcon,
  sessions: DevicesIcon,
  mydata: FolderSharedIcon,
};

interface QuickLinksProps {
  title: string;
  names: readonly DialogName[];
  onOpen: (name: DialogName) => void;
}

export function QuickLinks({ title, names, onOpen }: QuickLinksProps) {
  const { links } = useTexts(settingsTexts);
  const id = useId();
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <Card flush>
        <ul className="ruled">
          {names.map((name) => {
            const Sign = icons[name];
            return (
              <li key={name}>
                <button
                  type="button"
                  className={classes.link}
                  aria-haspopup="dialog"
                  aria-labelledby={`${id}-${name}`}
                  aria-describedby={`${id}-${name}-text`}
                  onClick={opensDialog(() => onOpen(name))}
                >
                  <Sign className={classes.sign} />
                  <span className={classes.words}>
                    <span id={`${id}-${name}`} className={classes.name}>
                      {links[name].name}
                    </span>
                    <span id={`${id}-${name}-text`} className="quiet small">
                      <Unbroken>{links[name].text}</Unbroken>
                    </span>
                  </span>
                  <ChevronRightIcon className="quiet" />
                </button>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
