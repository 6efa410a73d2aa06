import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import classes from './study-disclosure.module.css';

/** The sentence that stands beside every offer of a loan (SEC Memorandum Circular 19, 2019). */
export function StudyDisclosure() {
  return <p className={classes.study}>{useTexts(calculatorTexts).study}</p>;
}
