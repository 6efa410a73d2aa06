import { useTexts } from '../../texts/define-texts';
import { loginTexts } from '../../texts/login';
import { Spinner } from '../ui/spinner/spinner';
import { PageMain } from './page-main';
import classes from './page-main.module.css';

export function SessionLoading() {
  return (
    <PageMain narrow>
      <p role="status" className={classes.loading}>
        <Spinner large />
        {useTexts(loginTexts).resuming}
      </p>
    </PageMain>
  );
}
