import type { CalendarDto } from '@pautang/sdk';
import { useRef } from 'react';
import { makeCalendar, revokeCalendar, useCalendar } from '../../api/notices';
import { useAnnounced } from '../../components/form/announced';
import { Loaded } from '../../components/layout/loaded';
import { CopyButton } from '../../components/payment/how-to-pay';
import { Button, ButtonAnchor } from '../../components/ui/button/button';
import { textsNow, useTexts } from '../../texts/define-texts';
import { noticesTexts } from '../../texts/notices';
import classes from './notices-dialog.module.css';
import sections from './parted-dialog.module.css';

const bars = [48];

/** The due dates for the member's own calendar: an address to subscribe to, until it is revoked. */
export function CalendarPart() {
  const texts = useTexts(noticesTexts);
  return (
    <section className={`stack ${sections.section}`}>
      <h3>{texts.calendar}</h3>
      <p>{texts.calendarText}</p>
      <Loaded answer={useCalendar()} missing={texts.calendarNotLoaded} bars={bars}>
        {(calendar) => <Address calendar={calendar} />}
      </Loaded>
    </section>
  );
}

function Address({ calendar: { active, address = '' } }: { calendar: CalendarDto }) {
  const texts = useTexts(noticesTexts);
  const here = useRef<HTMLDivElement>(null);
  const { busy, act } = useAnnounced();
  const whole = new URL(address, window.location.origin).href;
  const words = active
    ? { pending: () => textsNow(noticesTexts).revoking, done: () => textsNow(noticesTexts).revoked }
    : { pending: () => textsNow(noticesTexts).making };
  const change = () =>
    act(words, async () => {
      await (active ? revokeCalendar() : makeCalendar());
      // What was pressed is gone.
      here.current?.focus();
    });
  return (
    <div ref={here} tabIndex={-1} className="stack">
      {active && (
        <>
          <p className={classes.address}>
            <code>{whole}</code>
            <CopyButton text={whole} label={texts.copyAddress} />
          </p>
          <ButtonAnchor wide href={whole.replace(/^https?:/, 'webcal:')}>
            {texts.subscribe}
          </ButtonAnchor>
        </>
      )}
      <Button wide variant="line" busy={busy} onClick={change}>
        {active ? texts.revoke : texts.make}
      </Button>
    </div>
  );
}
