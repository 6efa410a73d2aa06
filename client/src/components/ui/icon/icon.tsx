import { classNames } from '../../../lib/class-names';
import classes from './icon.module.css';

export interface IconProps {
  /** 20 px instead of 24 px, for icons inside a line of text. */
  small?: boolean;
  className?: string;
}

/** Always beside a word or inside a named control, so hidden from screen readers. */
export function Icon({ shapes, small, className }: IconProps & { shapes: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames(classes.icon, small && classes.small, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes of an icon of the set, written by the build.
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
