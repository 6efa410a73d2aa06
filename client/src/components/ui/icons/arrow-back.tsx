// Written by scripts/write-icons.mjs from the Material Symbols, round set (Apache-2.0).
import { Icon, type IconProps } from '../icon/icon';

export function ArrowBackIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M19 11H7.83l4.88-4.88c.39-.39.39-1.03 0-1.42a.996.996 0 0 0-1.41 0l-6.59 6.59a.996.996 0 0 0 0 1.41l6.59 6.59a.996.996 0 1 0 1.41-1.41L7.83 13H19c.55 0 1-.45 1-1s-.45-1-1-1"
    />
  );
}
