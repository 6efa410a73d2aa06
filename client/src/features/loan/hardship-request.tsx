import type { HardshipState, HardshipStateDto } from '@pautang/sdk';
import type { ReactNode } from 'react';
import { withdrawHardship } from '../../api/hardship';
import { useAnnounced } from '../../components/form/announced';
import { passesFocusOn } from '../../components/layout/passes-focus-on';
import { Amount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import type { StatusColor } from '../../components/ui/note/note';
import { MoneyRow, Row, Rows } from '../../components/ui/rows/rows';
import { StatusCard, type StatusIconName } from '../../components/ui/status-card/status-card';
import { formatLongDate } from '../../lib/format';
import { textsNow, useTexts } from '../../texts/define-texts';
import { hardshipTexts } from '../../texts/hardship';
import { hardshipFormTexts } from '../../texts/hardship-form';

const looks: Record<HardshipState, { readonly color: StatusColor; readonly icon: StatusIconName }> = {
  ASKED: { color: 'info', icon: 'PersonSearchRounded' },
  AGREED: { color: 'success', icon: 'CheckCircleOutlineRounded' },
  REFUSED: { color: 'warning', icon: 'HighlightOffRounded' },
  WITHDRAWN: { color: 'warning', icon: 'BlockRounded' },
  ENDED: { color: 'warning', icon: 'BlockRounded' },
};

interface HardshipRequestProps {
  request: HardshipStateDto;
  children?: ReactNode;
}

/** What was asked for, and what became of it. */
export function HardshipRequest({ request, children }: HardshipRequestProps) {
  const texts = useTexts(hardshipTexts);
  const { state, happened, inOwnWords, canPay, askedAt, reason, changedOn, quote } = request;
  const { way, size, schedule, before, after, selectedCurrency: currency } = quote;
  return (
    <StatusCard {...looks[state]} title={texts.title} status={texts.states[state]}>
      <p>{texts.said[state]}</p>
      <Rows>
        <Row label={texts.askedFor}>{texts.ways[way]?.(size)}</Row>
        {reason && <Row label={texts.reason}>{reason}</Row>}
        {changedOn && <Row label={texts.holdsFrom}>{formatLongDate(changedOn)}</Row>}
        <Row label={texts.newInstallment}>
          <Amount plain value={schedule[0]?.amount ?? 0} currency={currency} />
        </Row>
        <Row label={texts.endsOn} note={texts.before(formatLongDate(before.endsOn))}>
          {formatLongDate(after.endsOn)}
        </Row>
        <Row label={texts.askedOn}>{formatLongDate(askedAt)}</Row>
        <Row label={texts.happened} note={inOwnWords}>
          {texts.causes[happened]}
        </Row>
        {canPay !== undefined && <MoneyRow label={texts.canPay} value={canPay} currency={currency} />}
      </Rows>
      {children}
    </StatusCard>
  );
}

/** Takes back what waits for an answer. */
export function WithdrawHardship({ loanNumber }: { loanNumber: string }) {
  const texts = useTexts(hardshipFormTexts);
  const { busy, act } = useAnnounced();
  const words = {
    pending: () => textsNow(hardshipFormTexts).withdrawing,
    done: () => textsNow(hardshipFormTexts).isWithdrawn,
  };
  const withdraw = () => act(words, () => withdrawHardship(loanNumber));
  return (
    <Button ref={passesFocusOn} variant="line" busy={busy} onClick={withdraw}>
      {texts.withdraw}
    </Button>
  );
}
