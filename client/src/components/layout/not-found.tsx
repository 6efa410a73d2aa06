import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { notFoundTexts } from '../../texts/not-found';
import { LinkButton } from '../ui/button';
import { Mat } from '../ui/mat';
import classes from './not-found.module.css';
import { PageMain } from './page-main';

export function NotFound() {
  const texts = useTexts(notFoundTexts);
  usePageTitle(texts.title);
  return (
    <PageMain narrow>
      <div className={classes.notFound}>
        <Mat className={classes.swatch} />
        <h1>{texts.title}</h1>
        <p className={classes.text}>{texts.text}</p>
        <LinkButton to="/" variant="line">
          {texts.back}
        </LinkButton>
      </div>
    </PageMain>
  );
}
