import { ThemeSwitch } from '../../components/layout/theme-switch';
import { Card } from '../../components/ui/card/card';
import { usePageTitle } from '../../lib/use-page-title';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { AccountDialog } from './account-dialog';
import {
  BorrowDialog,
  ContractDialog,
  MessagesDialog,
  MyDataDialog,
  NoticesDialog,
  PasskeysDialog,
  PasswordDialog,
  PayDialog,
  SessionsDialog,
  TransferDialog,
} from './lazy-dialogs';
import { ScoreCard, ScoreChanges } from './score-card';
import classes from './settings-screen.module.css';
import { type DialogName, QuickLinks } from './tip-dialog';
import { WithdrawalDialog } from './withdrawal-dialog';

const dialogs = {
  withdrawal: WithdrawalDialog,
  contract: ContractDialog,
  transfer: TransferDialog,
  pay: PayDialog,
  borrow: BorrowDialog,
  messages: MessagesDialog,
  notices: NoticesDialog,
  account: AccountDialog,
  password: PasswordDialog,
  passkeys: PasskeysDialog,
  sessions: SessionsDialog,
  mydata: MyDataDialog,
};

const dialogNames = Object.keys(dialogs) as DialogName[];

export function SettingsScreen() {
  const texts = useTexts(settingsTexts);
  const { name, open, close } = usePlace('dialog', dialogNames);
  usePageTitle(texts.title);
  const Opened = name && dialogs[name];
  return (
    <>
      <h1>{texts.title}</h1>
      <div className={`stack-wide ${classes.columns}`}>
        <ScoreCard />
        <div className={`stack-wide ${classes.links}`}>
          <QuickLinks title={texts.myLoan} names={['withdrawal', 'contract', 'messages']} onOpen={open} />
          <QuickLinks title={texts.money} names={['transfer', 'pay', 'borrow']} onOpen={open} />
          <QuickLinks
            title={texts.accountSettings}
            names={['account', 'notices', 'password', 'passkeys', 'sessions', 'mydata']}
            onOpen={open}
          />
          <Card>
            <ThemeSwitch />
          </Card>
        </div>
        <ScoreChanges />
      </div>
      {Opened && <Opened onClose={close} />}
    </>
  );
}
