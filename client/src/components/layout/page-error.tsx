import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import { uiTexts } from '../../texts/ui';
import { Button } from '../ui/button/button';
import { PageMain } from './page-main';

/** Stands in for a page that failed, as when a part of it could not be loaded. */
export function PageError({ reset }: ErrorComponentProps) {
  const texts = useTexts(layoutTexts);
  const { tryAgain } = useTexts(uiTexts);
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <PageMain narrow>
      <h1>{texts.failed}</h1>
      <p role="alert">{texts.failedText}</p>
      <div>
        <Button onClick={again}>{tryAgain}</Button>
      </div>
    </PageMain>
  );
}
