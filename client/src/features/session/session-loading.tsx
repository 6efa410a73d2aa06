import { PageMain } from '../../components/layout/page-main';
import { Spinner } from '../../components/ui/spinner';
import { useTexts } from '../../texts/texts';
import classes from './session-loading.module.css';

export function SessionLoading() {
  return (
    <PageMain narrow>
      <p role="status" className={classes.loading}>
        <Spinner large />
        {useTexts().auth.resuming}
      </p>
    </PageMain>
  );
}
