import { useEffect, useRef } from 'react';
import { Spinner } from '../../components/ui/spinner/spinner';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import classes from './saved-step.module.css';

/** The button that led here is gone, so the focus comes along. */
export function SavedStep() {
  const texts = useTexts(activationTexts);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={classes.saved}>
      <Spinner large />
      <p ref={text} tabIndex={-1} className={classes.text}>
        {texts.saving}
      </p>
    </div>
  );
}
