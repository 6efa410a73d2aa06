import type { ConfigDto } from '@pautang/sdk';
import { type Ref, useState } from 'react';
import { Checkbox } from '../../components/ui/checkbox';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './loan-box.module.css';
import { ServiceAgreementDialog } from './service-agreement-dialog';

interface LoanAgreementTickProps {
  ref: Ref<HTMLInputElement>;
  config: ConfigDto;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function LoanAgreementTick({ ref, config, checked, onChange }: LoanAgreementTickProps) {
  const texts = useTexts(loanTexts);
  const [reading, setReading] = useState(false);
  return (
    <>
      <Checkbox
        ref={ref}
        checked={checked}
        onChange={onChange}
        label={
          <>
            {texts.agreeBefore}
            <button type="button" className={classes.read} onClick={() => setReading(true)}>
              {texts.agreement}
            </button>
            {texts.agreeAfter}
          </>
        }
      />
      {reading && <ServiceAgreementDialog config={config} onClose={() => setReading(false)} />}
    </>
  );
}
