import { useTexts } from '../../texts/texts';
import { contentId } from './route-change';
import classes from './skip-link.module.css';

export function SkipLink() {
  return (
    <a href={`#${contentId}`} className={classes.skip}>
      {useTexts().ui.skipToContent}
    </a>
  );
}
