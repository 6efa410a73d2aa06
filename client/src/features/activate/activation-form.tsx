import { type RefObject, useEffect, useRef } from 'react';
import { FormDialog, SendButton } from '../../components/form/form';
import type { AppForm } from '../../components/form/use-app-form';
import { Button } from '../../components/ui/button/button';
import { Spinner } from '../../components/ui/spinner/spinner';
import { Stepper } from '../../components/ui/stepper/stepper';
import { closeProblems } from '../../components/ui/toaster/notify';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import { uiTexts } from '../../texts/ui';
import { type ActivationFields, activationDraft, type FormStep } from './activation-draft';
import classes from './activation-form.module.css';
import { bankStep, type StepNumber } from './activation-steps';
import { AddressStep } from './address-step';
import { BankStep } from './bank-step';
import { IdentityStep } from './identity-step';
import { PersonalStep } from './personal-step';
import { ReferencesStep } from './references-step';
import { useActivationForm } from './use-activation-form';
import type { ActivationPlace } from './use-activation-place';

export interface ActivationFormProps {
  step: StepNumber;
  phoneNumber: string;
  place: Omit<ActivationPlace, 'step'>;
}

/** The five steps in their dialog, and the sixth that waits until it closes by itself. */
export function ActivationForm({ step, phoneNumber, place }: ActivationFormProps) {
  const texts = useTexts(activationTexts);
  const isSaved = step > bankStep;
  const formStep = Math.min(step, bankStep) as FormStep;
  const form = useActivationForm(formStep, phoneNumber, place);
  const top = useRef<HTMLDivElement>(null);
  const title = useStepTitle(formStep, top);

  return (
    <FormDialog
      form={form}
      title={texts.title}
      onClose={isSaved ? place.complete : place.close}
      closeLabel={isSaved ? undefined : texts.closeLabel}
      footer={!isSaved && <StepButtons step={formStep} busy={form.busy} onBack={() => place.goBack(step)} />}
    >
      <div ref={top} className={`stack-wide ${classes.form}`}>
        <Stepper names={texts.stepNames} current={step} />
        {isSaved ? (
          <SavedStep />
        ) : (
          <>
            <StepHead step={formStep} titleRef={title} />
            <StepFields step={formStep} form={form} phoneNumber={phoneNumber} />
          </>
        )}
      </div>
    </FormDialog>
  );
}

interface StepFieldsProps {
  step: FormStep;
  form: AppForm<ActivationFields>;
  phoneNumber: string;
}

function StepFields({ step, form, phoneNumber }: StepFieldsProps) {
  switch (step) {
    case 1:
      return <PersonalStep />;
    case 2:
      return <AddressStep form={form} />;
    case 3:
      return <ReferencesStep />;
    case 4:
      return <IdentityStep form={form} phoneNumber={phoneNumber} />;
    case 5:
      return <BankStep form={form} />;
  }
}

function StepButtons({ step, busy, onBack }: { step: FormStep; busy: boolean; onBack: () => void }) {
  const texts = useTexts(activationTexts);
  return (
    <>
      {step > 1 && (
        <Button variant="line" disabled={busy} onClick={onBack}>
          {texts.back}
        </Button>
      )}
      <SendButton>{step === bankStep ? texts.finish : texts.continue}</SendButton>
    </>
  );
}

function StepHead({ step, titleRef }: { step: FormStep; titleRef: RefObject<HTMLHeadingElement | null> }) {
  const { stepOf } = useTexts(uiTexts);
  const { stepTitles, stepSubtitles, stepNames } = useTexts(activationTexts);
  return (
    <div>
      <p className={classes.count}>{stepOf(step, stepNames.length)}</p>
      <h3 ref={titleRef} tabIndex={-1} className={classes.title}>
        {stepTitles[step]}
      </h3>
      {stepSubtitles[step] && <p className={classes.subtitle}>{stepSubtitles[step]}</p>}
    </div>
  );
}

/** A new step starts at its top, and is named to whoever does not see it. */
function useStepTitle(step: FormStep, top: RefObject<HTMLElement | null>) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    top.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, [step, top]);
  return title;
}

/** The button that led here is gone, so the focus comes along; and so is what was wrong, or typed. */
function SavedStep() {
  const texts = useTexts(activationTexts);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    text.current?.focus();
    closeProblems();
    activationDraft.forget();
  }, []);
  return (
    <div className={classes.saved}>
      <Spinner large />
      <p ref={text} tabIndex={-1} className={classes.text}>
        {texts.saving}
      </p>
    </div>
  );
}
