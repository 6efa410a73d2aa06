import type { ComponentType, MouseEvent } from 'react';
import { Card } from '../../components/ui/card/card';
import type { IconProps } from '../../components/ui/icon/icon';
import { AccountBalanceIcon } from '../../components/ui/icons/account-balance';
import { ChevronRightIcon } from '../../components/ui/icons/chevron-right';
import { DescriptionIcon } from '../../components/ui/icons/description';
import { EventAvailableIcon } from '../../components/ui/icons/event-available';
import { LockIcon } from '../../components/ui/icons/lock';
import { PersonIcon } from '../../components/ui/icons/person';
import { ReceiptLongIcon } from '../../components/ui/icons/receipt-long';
import { SavingsIcon } from '../../components/ui/icons/savings';
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
