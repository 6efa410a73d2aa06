import { useTexts } from '../../texts/define-texts';
import { uiTexts } from '../../texts/ui';
import { Spinner } from '../ui/spinner/spinner';
import { PageMain } from './page-main';
import classes from './page-main.module.css';

export function SessionLoading() {
  return (
    <PageMain narrow>
      <p role="status" className={classes.loading}>
        <Spinner large />
        {useTexts(uiTexts).resuming}
      </p>
    </PageMain>
  );
}
