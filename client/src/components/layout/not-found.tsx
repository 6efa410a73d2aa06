import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { notFoundTexts } from '../../texts/not-found';
import { LinkButton } from '../ui/button/button';
import { Mat } from '../ui/mat/mat';
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
          <p className={classes.text}>{texts.text}</p>
          <LinkButton to="/">{texts.back}</LinkButton>
        </div>
      </div>
    </PageMain>
  );
}
