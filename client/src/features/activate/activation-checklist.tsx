import type { MemberState } from '@pautang/sdk';
import { useEffect, useRef } from 'react';
import CheckCircleIcon from '~icons/ic/round-check-circle';
import { Button, LinkButton } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { StatusCard } from '../../components/ui/status-card/status-card';
import { classNames } from '../../lib/class-names';
import { activateTexts } from '../../texts/activate';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import classes from './activation-checklist.module.css';
import { stepsDone } from './activation-steps';

interface ActivationChecklistProps {
  state: MemberState;
  onStart: () => void;
}

/** What the activation asks for, how far it is, and the way on. */
export function ActivationChecklist({ state, onStart }: ActivationChecklistProps) {
  const texts = useTexts(activateTexts);
  return (
    <Card className={classes.card}>
      <p className="quiet">{texts.lead}</p>
      <ActivationSteps state={state} />
      <Button onClick={onStart}>{stepsDone(state) === 0 ? texts.start : texts.resume}</Button>
    </Card>
  );
}

/** The five steps with the done ones marked. */
export function ActivationSteps({ state }: Pick<ActivationChecklistProps, 'state'>) {
  const texts = useTexts(activateTexts);
  const titles = Object.values(useTexts(activationTexts).stepTitles);
  const done = stepsDone(state);
  return (
    <ol className={`ruled ${classes.steps}`}>
      {titles.map((title, index) => (
        <li
          key={title}
          className={classNames(classes.step, index < done && classes.done)}
          aria-current={index === done ? 'step' : undefined}
        >
          {index < done ? (
            <CheckCircleIcon className={classes.tick} />
          ) : (
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
          )}
          <span className={classes.name}>{title}</span>
          {index < done && <span className={classes.state}>{texts.done}</span>}
          {index === done && <span className={classes.state}>{texts.next}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Who stops here has the same rights over their data as who goes on. */
export function StopHere() {
  const texts = useTexts(activateTexts);
  return (
    <Card className={classes.card}>
      <p className={classNames('quiet', classes.stop)}>{texts.myDataText}</p>
      <LinkButton
        to="/activate"
        search={{ dialog: 'mydata' }}
        state={{ places: { dialog: 1 } }}
        resetScroll={false}
        variant="line"
      >
        {texts.myData}
      </LinkButton>
    </Card>
  );
}

/** The registered state. */
export function ActivationDone() {
  const texts = useTexts(activateTexts);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={classes.doneCard}>
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
