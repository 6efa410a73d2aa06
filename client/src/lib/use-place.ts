import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  depthsAfter,
  type Leaving,
  leavingToClose,
  leavingToGoBack,
  type PlaceDepths,
  type PlaceKey,
} from './places';
import { useIsAwake } from './use-is-awake';

declare module '@tanstack/react-router' {
  interface HistoryState {
    places?: PlaceDepths;
  }
}

type Router = ReturnType<typeof useRouter>;

export interface PlaceMoves<Name extends string> {
  /** A new entry of the history. */
  open: (name: Name) => void;
  /** Back to before it was opened, whichever steps came since. Pressing twice closes once. */
  close: () => void;
  /** One step back; to the one given where the history does not hold it. */
  goBack: (before?: Name) => void;
  /** Corrects the address, without a new entry. */
  replace: (name: Name | undefined) => void;
}

export interface Place<Name extends string> extends PlaceMoves<Name> {
  /** undefined when it is closed, or the address names what this page does not know. */
  readonly name: Name | undefined;
  /** Whether the address names anything here, also what this page does not know yet. */
  readonly isNamed: boolean;
}

// Going back takes a moment, in which the entry that is being left must not be left again.
let leftEntry: string | undefined;

function movesOf<Name extends string>(router: Router, key: PlaceKey): PlaceMoves<Name> {
  const write = (name: Name | undefined, replace: boolean, places: PlaceDepths | undefined) =>
    void router.navigate({
      to: '.',
      search: (before: object) => ({ ...before, [key]: name }),
      hash: true,
      state: { places },
      replace,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  const replace = (name: Name | undefined) => {
    const { places } = router.latestLocation.state;
    write(name, true, name === undefined ? { ...places, [key]: undefined } : places);
  };
  const leave = (leaving: Leaving<Name>) => {
    const { state } = router.latestLocation;
    if (leftEntry === state.__TSR_key) return;
    if ('replacedBy' in leaving) return replace(leaving.replacedBy);
    leftEntry = state.__TSR_key;
    // Once it is left it may be come back to, by Forward, and left again.
    const forget = router.history.subscribe(() => {
      leftEntry = undefined;
      forget();
    });
    router.history.go(-leaving.entries);
  };
  const isOpen = () => router.latestLocation.search[key] !== undefined;
  const depth = () => router.latestLocation.state.places?.[key];
  return {
    open(name) {
      const { search, state } = router.latestLocation;
      if (search[key] !== name) write(name, false, depthsAfter(key, search, state.places));
    },
    close: () => isOpen() && leave(leavingToClose(depth())),
    goBack: (before) => isOpen() && leave(leavingToGoBack(depth(), before)),
    replace,
  };
}

/** A step or a dialog of this page that stands in the address. */
export function usePlace<Name extends string>(key: PlaceKey, names: readonly Name[]): Place<Name> {
  const router = useRouter();
  // A page as it was rendered at build knows nothing of its address beyond the path.
  const isAwake = useIsAwake();
  const written = useSearch({ strict: false, select: (search) => search[key] });
  const moves = useMemo(() => movesOf<Name>(router, key), [router, key]);
  const name = isAwake ? names.find((each) => each === written) : undefined;
  return { ...moves, name, isNamed: isAwake && written !== undefined };
}
