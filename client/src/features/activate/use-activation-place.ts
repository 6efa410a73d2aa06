import type { MemberState } from '@pautang/sdk';
import { useEffect, useRef, useState } from 'react';
import { usePlace } from '../../lib/use-place';
import {
  bankStep,
  nameOf,
  numberOf,
  type StepNumber,
  savedStep,
  stateAt,
  stepNames,
  stepOf,
} from './activation-steps';

const closeAfterMs = 5000;

/** Opens the registration dialog where the member is. */
export function useActivationOpening(): (state: MemberState) => void {
  const { open } = usePlace('step', stepNames);
  return (state) => open(nameOf(stepOf(state)));
}

export interface ActivationPlaceOptions {
  /** Where the member is. */
  state: MemberState;
  onState: (state: MemberState) => void;
  onCompleted: () => void;
}

/** The step of the dialog that stands in the address, none while it is closed, and the ways to the others. */
export function useActivationPlace({ state, onState, onCompleted }: ActivationPlaceOptions) {
  const { name, open, close, goBack, replace } = usePlace('step', stepNames);
  // The sixth step is only seen at the end of the five, and one cannot come back to it.
  const [phase, setPhase] = useState<'filling' | 'saved' | 'completed'>('filling');
  const asked = name && numberOf(name);
  const [known, setKnown] = useState(state);
  if (state !== known) {
    setKnown(state);
    // It may be known before the answer to the last step is here, or where that was lost.
    if (phase === 'filling' && asked === bankStep && stepOf(state) === savedStep) setPhase('saved');
  }
  const isSaved = phase === 'saved';
  const reached = isSaved ? savedStep : stepOf(state);
  const isOver = phase === 'completed' || (reached === savedStep && !isSaved);
  // The sixth takes the place of the fifth.
  const hasLeft = isSaved && (asked ?? 0) < bankStep;

  const complete = () => {
    setPhase('completed');
    close();
    onCompleted();
  };
  const isDone = phase !== 'filling' || stepOf(state) === savedStep;
  const latest = useRef({ asked, isDone, complete });
  useEffect(() => {
    latest.current = { asked, isDone, complete };
  });

  useEffect(() => {
    if (hasLeft) latest.current.complete();
    else if (asked !== undefined && isOver) close();
    else if (isSaved && asked === bankStep) replace('saved');
    else if (asked !== undefined && asked > reached) replace(nameOf(reached));
  }, [asked, hasLeft, isOver, isSaved, reached, close, replace]);

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => latest.current.complete(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [isSaved]);

  return {
    /** undefined while the dialog is closed. */
    step:
      isOver || hasLeft ? undefined : isSaved ? savedStep : asked && (Math.min(asked, reached) as StepNumber),
    /** A step is saved. Who went back meanwhile stays there. */
    goOn: (saved: StepNumber) => {
      const next = (saved + 1) as StepNumber;
      onState(stateAt(next, state));
      if (latest.current.asked === saved) open(nameOf(next));
    },
    /** The server knows better where the member is. */
    moveTo: (known: MemberState) => {
      onState(known);
      replace(nameOf(stepOf(known)));
    },
    /** All five are saved. */
    finish: () => {
      if (latest.current.asked === undefined) return complete();
      setPhase('saved');
    },
    /** Whether all five are known to be saved, whatever becomes of a call that is under way. */
    isDone: () => latest.current.isDone,
    goBack: (from: StepNumber) => goBack(nameOf((from - 1) as StepNumber)),
    close,
    complete,
  };
}

export type ActivationPlace = ReturnType<typeof useActivationPlace>;
