import type { MemberInfoDto } from '@pautang/sdk';
import { legalName, useMember, withdrawalOf } from '../../api/member';
import { configAnswer } from '../../api/misc';
import { Loaded } from '../../components/layout/loaded';
import { Dialog } from '../../components/ui/dialog/dialog';
import { Note } from '../../components/ui/note/note';
import { MoneyRow, Row, Rows } from '../../components/ui/rows/rows';
import { StatusCard } from '../../components/ui/status-card/status-card';
import { Masked } from '../../components/ui/text/masked';
import { useAnswer } from '../../lib/answer';
import { formatManilaDateTime } from '../../lib/format';
import { pesosPerUnit, transferFee } from '../../lib/loan-costs';
import { useStatusWord } from '../../lib/use-status-word';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { walletTexts } from '../../texts/wallet';
import { NoWithdrawal } from './no-contract';
import classes from './withdrawal-dialog.module.css';

type Withdrawal = NonNullable<ReturnType<typeof withdrawalOf>>;

const bars = [130, 150, 24, 24, 24, 36] as const;

/** Where the newest transfer is. */
export function WithdrawalDialog({ onClose }: { onClose: () => void }) {
  const { links, notLoaded } = useTexts(settingsTexts);
  const answer = useMember();
  const isEmpty = answer.data !== undefined && !withdrawalOf(answer.data);
  return (
    <Dialog opened size={isEmpty ? 'small' : 'large'} title={links.withdrawal.name} onClose={onClose}>
      <Loaded answer={answer} missing={notLoaded} bars={bars}>
        {(member) => {
          const withdrawal = withdrawalOf(member);
          if (!withdrawal) return <NoWithdrawal loan={member.loan} />;
          return <WithdrawalDetails member={member} withdrawal={withdrawal} />;
        }}
      </Loaded>
    </Dialog>
  );
}

interface WithdrawalDetailsProps {
  member: MemberInfoDto;
  withdrawal: Withdrawal;
}

function WithdrawalDetails({ member, withdrawal }: WithdrawalDetailsProps) {
  const texts = useTexts(settingsTexts);
  const { data: config } = useAnswer(configAnswer);
  const { statusColor, statusIcon, status, statusMessage, createdAt, withdrawalNumber } = withdrawal;
  return (
    <>
      <StatusCard
        level={3}
        color={statusColor}
        icon={statusIcon}
        title={texts.withdrawalStatus}
        status={useStatusWord(status)}
      >
        <Rows className={classes.record}>
          <Row label={texts.dateAndTime}>{formatManilaDateTime(createdAt)}</Row>
          <Row label={texts.reference}>{config && `${config.companyShortName}-${withdrawalNumber}`}</Row>
        </Rows>
        <Note color={statusColor}>{statusMessage}</Note>
      </StatusCard>
      <Parties member={member} withdrawal={withdrawal} />
      <Figures withdrawal={withdrawal} />
    </>
  );
}

function Parties({ member, withdrawal }: WithdrawalDetailsProps) {
  const texts = useTexts(settingsTexts);
  const { data: config } = useAnswer(configAnswer);
  return (
    <div className={classes.parties}>
      <section className={classes.party}>
        <h3 className="quiet">{texts.transferredTo}</h3>
        <p className={classes.name}>{legalName(member)}</p>
        <p>{withdrawal.bankName}</p>
        <p>
          <Masked value={withdrawal.accountNumber} />
        </p>
      </section>
      <section className={classes.party}>
        <h3 className="quiet">{texts.transferredFrom}</h3>
        <p className={classes.name}>{config && texts.walletOf(config.companyName)}</p>
        <p>
          <Masked value={member.phoneNumber} />
        </p>
      </section>
    </div>
  );
}

function Figures({ withdrawal }: Pick<WithdrawalDetailsProps, 'withdrawal'>) {
  const texts = useTexts(walletTexts);
  const { selectedCurrency: currency, totalAmountWithdrawn: amount, exchangeRate } = withdrawal;
  return (
    <Rows>
      <Row label={texts.exchangeRate}>{texts.rate(currency, pesosPerUnit(exchangeRate))}</Row>
      <MoneyRow label={texts.rowTransfer} value={amount} currency={currency} />
      <MoneyRow label={texts.rowFee} value={transferFee} currency={currency} />
      <MoneyRow total label={texts.rowTotal} value={amount} currency={currency} />
    </Rows>
  );
}
