import { useNavigate } from '@tanstack/react-router';
import { storage } from '../../lib/storage';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { Button } from '../ui/button/button';
import type { LoanChoice } from './loan-choice';
import { keepChoice } from './use-loan-choice';

interface ApplyButtonProps {
  wide?: boolean;
  /** What is applied for; it waits in the loan box. */
  choice?: LoanChoice;
}

/** Leads a member of this browser to the loan box, everybody else to the sign-in. */
export function ApplyButton({ wide, choice }: ApplyButtonProps) {
  const { apply } = useTexts(calculatorTexts);
  const navigate = useNavigate();
  const start = () => {
    if (choice) keepChoice('loanBox', choice);
    window.scrollTo(0, 0);
    void navigate({ to: storage.myPhoneNumber ? '/dash' : '/login' });
  };
  return (
    <Button variant="gold" wide={wide} onClick={start}>
      {apply}
    </Button>
  );
}
