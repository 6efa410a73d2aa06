import AssistantIcon from '~icons/ic/round-support-agent';
import { configAnswer } from '../../api/misc';
import { useAnswer } from '../../lib/answer';
import { assistantTexts } from '../../texts/assistant';
import { useTexts } from '../../texts/define-texts';
import { Pending } from '../ui/skeleton/skeleton';
import classes from './assistant.module.css';

/** The person to reach wherever one is named: who it is, the number to call with one press, and when. */
export function Assistant() {
  const texts = useTexts(assistantTexts);
  const { data, isError } = useAnswer(configAnswer);
  if (!data && isError) return null;
  const { name, phone, hours } = data?.assistant ?? { name: '', phone: '', hours: '' };
  if (data && !name && !phone && !hours) return null;
  return (
    <div className={classes.assistant}>
      <AssistantIcon className={classes.sign} />
      <div className={classes.words}>
        <p className="quiet small">{texts.role}</p>
        {(name || !data) && <p className={classes.name}>{name || <Pending like="Juana dela Cruz" />}</p>}
        <p className={classes.ways}>
          {!data && <Pending like="+63 917 000 0000" />}
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={classes.phone}>
              {phone}
            </a>
          )}
          {hours && <span>{hours}</span>}
        </p>
      </div>
    </div>
  );
}
