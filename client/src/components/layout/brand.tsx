import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import classes from './brand.module.css';

export function Brand() {
  return (
    <Link to="/dash" className={classes.brand}>
      <svg viewBox="0 0 32 32" aria-hidden className={classes.mark}>
        <g transform="rotate(45 16 16)">
          <rect x="5" y="5" width="22" height="22" rx="5" className={classes.sea} />
          <path d="M5 12.3h7.3V27M27 19.7h-7.3V5" className={classes.cut} />
          <rect x="12.6" y="12.6" width="6.8" height="6.8" rx="1.4" className={classes.gold} />
        </g>
      </svg>
      {useTexts(layoutTexts).brand}
    </Link>
  );
}
