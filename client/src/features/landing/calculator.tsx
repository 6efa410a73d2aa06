import { pesos } from '../../api/currency';
import { configAnswer } from '../../api/misc';
import { LoadProblem } from '../../components/layout/load-problem';
import { ApplyButton } from '../../components/loan-box/apply-button';
import { figuresOf } from '../../components/loan-box/loan-choice';
import { LoanFields, LoanFieldsPending } from '../../components/loan-box/loan-fields';
import { LoanFigures } from '../../components/loan-box/loan-figures';
import { useLoanChoice } from '../../components/loan-box/use-loan-choice';
import { Card } from '../../components/ui/card/card';
import { useAnswer } from '../../lib/answer';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import classes from './calculator.module.css';

const titleId = 'loan-calculator';

/** What a loan costs, before one is a member. */
export function Calculator() {
  const texts = useTexts(calculatorTexts);
  const config = useAnswer(configAnswer);
  const { choice, dispatch, currencies } = useLoanChoice('calculator', config.data);

  return (
    <div className={classes.band}>
      <Card flush className={classes.card} aria-labelledby={titleId}>
        <div className={classes.fields}>
          <h2 id={titleId}>{texts.title}</h2>
          {choice && <LoanFields state={choice} dispatch={dispatch} currencies={currencies} />}
          {!choice &&
            (config.isError ? (
              <LoadProblem title={texts.notLoaded} answer={config} />
            ) : (
              <LoanFieldsPending />
            ))}
        </div>
        <LoanFigures
          quote={choice && figuresOf(choice)}
          currency={choice?.currency.code ?? pesos.code}
          className={classes.figures}
        >
          <ApplyButton wide choice={choice} />
        </LoanFigures>
      </Card>
    </div>
  );
}
