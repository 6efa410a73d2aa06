// Written by scripts/write-icons.mjs from the Material Symbols, round set (Apache-2.0).
import { Icon, type IconProps } from '../icon/icon';

export function LockResetRoundedIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M13.26 3A9.003 9.003 0 0 0 4 12H2.21c-.45 0-.67.54-.35.85l2.79 2.79c.2.2.51.2.71 0l2.8-2.79c.3-.31.08-.85-.37-.85H6c0-3.89 3.2-7.06 7.1-7c3.71.05 6.84 3.18 6.9 6.9c.06 3.91-3.1 7.1-7 7.1c-1.59 0-3.05-.53-4.23-1.43c-.4-.3-.96-.27-1.31.09c-.43.43-.39 1.14.09 1.5A8.97 8.97 0 0 0 13 21c5.06 0 9.14-4.17 9-9.25c-.13-4.7-4.05-8.62-8.74-8.75M15 11v-1c0-1.1-.9-2-2-2s-2 .9-2 2v1c-.55 0-1 .45-1 1v3c0 .55.45 1 1 1h4c.55 0 1-.45 1-1v-3c0-.55-.45-1-1-1m-1 0h-2v-1c0-.55.45-1 1-1s1 .45 1 1z"
    />
  );
}
