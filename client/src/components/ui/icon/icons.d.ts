/** The icons of the Material Symbols, round set, as `~icons/ic/round-<name>`: the build makes a component of each. */
declare module '~icons/ic/*' {
  import type { ReactElement } from 'react';

  const icon: (props: { small?: boolean; className?: string }) => ReactElement;
  export default icon;
}
