import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadAgain, openAnew } from '../../lib/open-anew';
import { usePageTitle } from '../../lib/use-page-title';
import { TextsLost, useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import { notFoundTexts } from '../../texts/not-found';
import { uiTexts } from '../../texts/ui';
import { Button, LinkButton } from '../ui/button/button';
import { Mat } from '../ui/mat/mat';
import { Spinner } from '../ui/spinner/spinner';
import { PageMain } from './page-main';
import classes from './page-main.module.css';

export function NotFound() {
  const texts = useTexts(notFoundTexts);
  usePageTitle(texts.title);
  return (
    <PageMain>
      <div className={classes.ground}>
        <Mat className={classes.mat} />
        <div className={classes.slip}>
          <h1>{texts.title}</h1>
          <p className="quiet large">{texts.text}</p>
          <LinkButton to="/">{texts.back}</LinkButton>
        </div>
      </div>
    </PageMain>
  );
}

/** The page that was tried again last. */
let triedAgain: string;

/** Stands in for a page that failed, as when a part of it could not be loaded. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const texts = useTexts(layoutTexts);
  const { tryAgain } = useTexts(uiTexts);
  const router = useRouter();
  const isWithoutTexts = error instanceof TextsLost;
  useEffect(() => (isWithoutTexts ? openAnew() : undefined), [isWithoutTexts]);
  const again = () => {
    // What another try did not open, the whole page may: an answer may say what only a newer program knows.
    const { href } = window.location;
    if (isWithoutTexts || triedAgain === href) return loadAgain();
    triedAgain = href;
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
