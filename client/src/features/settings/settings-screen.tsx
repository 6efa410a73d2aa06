import { useState } from 'react';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { AccountDialog } from './account-dialog';
import { BorrowDialog } from './borrow-dialog';
import { ContractDialog } from './contract-dialog';
import { PasswordDialog } from './password-dialog';
import { PayDialog } from './pay-dialog';
import { type DialogName, QuickLinks } from './quick-links';
import { ScoreCard } from './score-card';
import classes from './settings-screen.module.css';
import { TransferDialog } from './transfer-dialog';
import { WithdrawalDialog } from './withdrawal-dialog';

const dialogs = {
  withdrawal: WithdrawalDialog,
  contract: ContractDialog,
  transfer: TransferDialog,
  pay: PayDialog,
  borrow: BorrowDialog,
  account: AccountDialog,
  password: PasswordDialog,
};

export function SettingsScreen() {
  const texts = useTexts(settingsTexts);
  const [opened, setOpened] = useState<DialogName>();
  usePageTitle(texts.title);
  const Opened = opened && dialogs[opened];
  return (
    <>
      <h1>{texts.title}</h1>
      <div className={classes.columns}>
        <ScoreCard />
        <div className={classes.links}>
          <QuickLinks title={texts.myLoan} names={['withdrawal', 'contract']} onOpen={setOpened} />
          <QuickLinks title={texts.money} names={['transfer', 'pay', 'borrow']} onOpen={setOpened} />
          <QuickLinks title={texts.accountSettings} names={['account', 'password']} onOpen={setOpened} />
        </div>
      </div>
      {Opened && <Opened onClose={() => setOpened(undefined)} />}
    </>
  );
}
