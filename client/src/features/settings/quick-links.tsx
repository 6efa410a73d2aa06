import type { ComponentType, MouseEvent } from 'react';
import { Card } from '../../components/ui/card/card';
import type { IconProps } from '../../components/ui/icon/icon';
import AccountBalanceIcon from '~icons/ic/round-account-balance';
import ChevronRightIcon from '~icons/ic/round-chevron-right';
import DescriptionIcon from '~icons/ic/round-description';
import EventAvailableIcon from '~icons/ic/round-event-available';
import LockIcon from '~icons/ic/round-lock';
import PersonIcon from '~icons/ic/round-person';
import ReceiptLongIcon from '~icons/ic/round-receipt-long';
import SavingsIcon from '~icons/ic/round-savings';
import { Unbroken } from '../../components/ui/text/unbroken';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import classes from './quick-links.module.css';

export type DialogName = keyof (typeof settingsTexts)['en']['links'];

const icons: Record<DialogName, ComponentType<IconProps>> = {
  withdrawal: ReceiptLongIcon,
  contract: DescriptionIcon,
  transfer: SavingsIcon,
  pay: EventAvailableIcon,
  borrow: AccountBalanceIcon,
  account: PersonIcon,
  password: LockIcon,
};

interface QuickLinksProps {
  title: string;
  names: readonly DialogName[];
  onOpen: (name: DialogName) => void;
}

export function QuickLinks({ title, names, onOpen }: QuickLinksProps) {
  const { links } = useTexts(settingsTexts);
  const open = (event: MouseEvent<HTMLButtonElement>, name: DialogName) => {
    // Not every browser gives a pressed button the focus, and the dialog returns it to who had it.
    event.currentTarget.focus();
    onOpen(name);
  };
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <Card flush>
        <ul className={classes.links}>
          {names.map((name) => {
            const Sign = icons[name];
            return (
              <li key={name}>
                <button type="button" aria-haspopup="dialog" onClick={(event) => open(event, name)}>
                  <Sign className={classes.sign} />
                  <span className={classes.words}>
                    <span className={classes.name}>{links[name].name}</span>
                    <span className={classes.text}>
                      <Unbroken>{links[name].text}</Unbroken>
                    </span>
                  </span>
                  <ChevronRightIcon className={classes.more} />
                </button>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
