import { useTexts } from '../../texts/define-texts';
import { uiTexts } from '../../texts/ui';
import { contentId } from './route-change';
import classes from './skip-link.module.css';

export function SkipLink() {
  return (
    <a href={`#${contentId}`} className={classes.skip}>
      {useTexts(uiTexts).skipToContent}
    </a>
  );
}
