import { PageMain } from '../../components/layout/page-main';
import { Spinner } from '../../components/ui/spinner';
import { authTexts } from '../../texts/auth';
import { useTexts } from '../../texts/define-texts';
import classes from './session-loading.module.css';

export function SessionLoading() {
  return (
    <PageMain narrow>
      <p role="status" className={classes.loading}>
        <Spinner large />
        {useTexts(authTexts).resuming}
      </p>
    </PageMain>
  );
}
