import { useEffect, useRef } from 'react';
import { LinkButton } from '../../components/ui/button/button';
import { StatusCard } from '../../components/ui/status-card/status-card';
import { activateTexts } from '../../texts/activate';
import { useTexts } from '../../texts/define-texts';
import classes from './activation-done.module.css';

/** The registered state. */
export function ActivationDone() {
  const texts = useTexts(activateTexts);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={classes.done}>
      <StatusCard
        color="success"
        icon="CheckCircleOutlineRounded"
        title={texts.account}
        status={texts.activated}
      >
        <p>{texts.activatedText}</p>
        <LinkButton to="/dash">{texts.toDashboard}</LinkButton>
      </StatusCard>
    </div>
  );
}
