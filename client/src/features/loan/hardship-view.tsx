import type { HardshipWayName } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { hardshipQuoteOptions, openRequestOf, refreshHardship, useHardship } from '../../api/hardship';
import { type LoanAccount, useLoanAccount } from '../../api/loan';
import { ApiError } from '../../api/problem';
import { useSession } from '../../api/session';
import { Assistant } from '../../components/assistant/assistant';
import { Form } from '../../components/form/form';
import type { AppForm } from '../../components/form/use-app-form';
import { LoadProblemCard } from '../../components/layout/load-problem';
import { Loaded, StaleNote } from '../../components/layout/loaded';
import { contentId } from '../../components/layout/route-change';
import { AmountField } from '../../components/ui/amount-field/amount-field';
import { Card } from '../../components/ui/card/card';
import { SelectField } from '../../components/ui/field/select-field';
import { TextArea } from '../../components/ui/field/text-field';
import { Note } from '../../components/ui/note/note';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { ChoiceChips } from '../../components/ui/term-chips/term-chips';
import { errorMessage } from '../../lib/error-message';
import { useIsShown } from '../../lib/use-is-shown';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { hardshipTexts } from '../../texts/hardship';
import { hardshipFormTexts } from '../../texts/hardship-form';
import classes from './hardship.module.css';
import { HardshipAgree } from './hardship-agree';
import { causes, type HardshipValues, hardshipForm, wayNames, wishOf } from './hardship-form';
import { HardshipRequest, WithdrawHardship } from './hardship-request';
import { HardshipWay } from './hardship-way';
import { AccountEmpty } from './no-loan';
import { Part } from './part';
import { ViewFrame } from './view-frame';

export interface HardshipViewProps {
  /** The newest loan without one. */
  loanNumber?: string;
  /** The view took the place of another one. */
  moved: boolean;
  onLeave: () => void;
}

const bars = [[24, 0.5], 48, 48, 44, 44] as const;

/** Where a member who cannot pay as agreed sees what another schedule costs, and asks for it. */
export function HardshipView({ loanNumber, moved, onLeave }: HardshipViewProps) {
  const texts = useTexts(hardshipFormTexts);
  const { offer } = useTexts(hardshipTexts);
  const { account, answer } = useLoanAccount({ loanNumber, waits: false });
  const isHere = useIsShown();
  return (
    <ViewFrame name="help" moved={moved} onLeave={onLeave}>
      {!answer.data && answer.error && <LoadProblemCard title={texts.notLoaded} answer={answer} />}
      {!answer.data && !answer.error && (
        <Card>
          <Skeleton bars={bars} />
        </Card>
      )}
      {answer.data && <StaleNote answer={answer} />}
      {answer.data && !account && <AccountEmpty />}
      {account && account.status !== 'APPROVED' && <Note>{texts.notRunning}</Note>}
      {account?.status === 'APPROVED' && (
        <>
          <p className={classes.narrow}>{offer}</p>
          <Help account={account} isHere={isHere} />
          <Part title={texts.talk}>
            <Assistant />
          </Part>
        </>
      )}
    </ViewFrame>
  );
}

interface HelpProps {
  account: LoanAccount;
  /** Whether the member is still at this view, after a wait. */
  isHere: () => boolean;
}

function Help({ account, isHere }: HelpProps) {
  const texts = useTexts(hardshipFormTexts);
  return (
    <Loaded answer={useHardship(account.loanNumber)} missing={texts.notLoaded} bars={bars}>
      {(known) => {
        const open = openRequestOf(known);
        return open ? (
          <HardshipRequest request={open}>
            <WithdrawHardship loanNumber={account.loanNumber} />
          </HardshipRequest>
        ) : (
          <HardshipForm account={account} isHere={isHere} />
        );
      }}
    </Loaded>
  );
}

function HardshipForm({ account, isHere }: HelpProps) {
  const texts = useTexts(hardshipFormTexts);
  const { loanNumber } = account;
  const dialog = usePlace('dialog', ['agree']);
  const form = hardshipForm.useForm(async () => dialog.open('agree'), { staysFilled: true });
  const [happened, words, typed, way, pause, longer, dueDay] = useWatch({
    control: form.control,
    name: ['happened', 'inOwnWords', 'canPay', 'way', 'pause', 'longer', 'dueDay'],
  });
  const canPay = Number(typed) || 0;
  const sizes = { pause, longer, dueDay };
  const chosen = wishOf(way, sizes);
  const cause = causes.find((one) => one === happened);
  const closed = useClosed(loanNumber, pause);

  // Nothing to agree to, as where the address was opened by somebody who has chosen nothing.
  const isStale = dialog.name !== undefined && !(chosen && cause);
  const { close } = dialog;
  useEffect(() => {
    if (isStale) close();
  }, [isStale, close]);

  const isShown = useIsShown();
  const finish = () => {
    form.clear();
    // What is open where the member has gone meanwhile is not this.
    if (!isShown()) return void refreshHardship();
    close();
    // The form is gone with what it was for.
    void refreshHardship().then(() => isHere() && document.getElementById(contentId)?.focus());
  };
  return (
    <>
      <Form form={form}>
        <Situation currency={account.selectedCurrency} />
        {closed ? (
          <Note color="warning">{closed}</Note>
        ) : (
          <section className="stack-wide">
            <div className={`stack ${classes.narrow}`}>
              <h2>{texts.waysTitle}</h2>
              <p>{texts.waysAbout}</p>
            </div>
            <div className={classes.ways}>
              {wayNames.map((name) => (
                <HardshipWay
                  key={name}
                  loanNumber={loanNumber}
                  way={name}
                  wish={wishOf(name, sizes)}
                  canPay={canPay}
                  onChoose={() => {
                    form.put('way', name);
                    form.submit();
                  }}
                >
                  <WaySize way={name} form={form} pause={pause} longer={longer} />
                </HardshipWay>
              ))}
            </div>
          </section>
        )}
      </Form>
      {dialog.name && chosen && cause && (
        <HardshipAgree
          loanNumber={loanNumber}
          wish={chosen}
          happened={cause}
          inOwnWords={words.trim() || undefined}
          canPay={canPay}
          onClose={close}
          onAsked={finish}
        />
      )}
    </>
  );
}

/** What has happened, and what can be paid. */
function Situation({ currency }: { currency: string }) {
  const texts = useTexts(hardshipFormTexts);
  const { happened, causes: causeWords } = useTexts(hardshipTexts);
  return (
    <Card className={classes.narrow}>
      <div className="stack-wide">
        <hardshipForm.Field
          as={SelectField}
          name="happened"
          label={happened}
          options={causes.map((value) => ({ value, label: causeWords[value] }))}
          placeholder={texts.happenedChoose}
          hint={texts.happenedChoose}
        />
        <hardshipForm.Field as={TextArea} name="inOwnWords" label={texts.inOwnWords} rows={3} />
        <hardshipForm.Field
          as={AmountField}
          name="canPay"
          label={texts.canPay}
          currency={currency}
          note={texts.canPayNote}
        />
      </div>
    </Card>
  );
}

const days = Array.from({ length: 28 }, (_, index) => String(index + 1));
const pauses = [1, 2, 3];
const longerTerms = [3, 6, 12, 24];

interface WaySizeProps {
  way: HardshipWayName;
  form: AppForm<HardshipValues>;
  pause: number;
  longer: number;
}

/** For how many months, or to which day. */
function WaySize({ way, form, pause, longer }: WaySizeProps) {
  const texts = useTexts(hardshipFormTexts);
  const { ways } = useTexts(hardshipTexts);
  if (way === 'DUE_DAY') {
    return (
      <hardshipForm.Field
        as={SelectField}
        name="dueDay"
        label={texts.dueDay}
        options={days}
        placeholder={texts.chooseDay}
      />
    );
  }
  const isPause = way === 'PAUSE';
  return (
    <ChoiceChips
      legend={isPause ? texts.pauseMonths : texts.moreMonths}
      options={(isPause ? pauses : longerTerms).map((months) => ({
        value: months,
        label: months,
        name: ways[way](months),
      }))}
      value={isPause ? pause : longer}
      onChange={(months) => form.put(isPause ? 'pause' : 'longer', months)}
    />
  );
}

/** Why no way can be gone at all, where it is so: each of them would say the same. */
function useClosed(loanNumber: string, size: number): string | undefined {
  const { phoneNumber } = useSession();
  const { error } = useQuery(hardshipQuoteOptions(phoneNumber, loanNumber, { way: 'PAUSE', size }));
  const isClosed = error instanceof ApiError && error.code === 'HARDSHIP_TOO_OFTEN';
  return isClosed ? errorMessage(error) : undefined;
}
