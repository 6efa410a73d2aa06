/** What of a page stands in the address beside its path: Back and Forward lead through it, and a reload finds it. */
export const placeKeys = ['step', 'dialog', 'reading', 'menu'] as const;

export type PlaceKey = (typeof placeKeys)[number];

export type PlaceSearch = { [Key in PlaceKey]?: string };

/**
 * Kept with an entry of the history: how many entries before it each place was not open yet. None where the place did
 * not open on this site, as by a link from outside.
 */
export type PlaceDepths = { readonly [Key in PlaceKey]?: number };

const placeName = /^[a-z][a-zA-Z_0-9]*$/;

/** The places of an address. Named also when they are refused: what is left out passes through as it came. */
export function placeSearch(search: Readonly<Record<string, unknown>>): PlaceSearch {
  const named = (key: PlaceKey) => {
    const name = search[key];
    return typeof name === 'string' && placeName.test(name) ? name : undefined;
  };
  return Object.fromEntries(placeKeys.map((key) => [key, named(key)]));
}

/** The depths of a new entry, in which `key` has opened or gone on. */
export function depthsAfter(key: PlaceKey, search: PlaceSearch, depths: PlaceDepths = {}): PlaceDepths {
  const next = (at: PlaceKey): number | undefined => {
    const depth = search[at] === undefined ? undefined : depths[at];
    if (depth !== undefined) return depth + 1;
    return at === key && search[at] === undefined ? 1 : undefined;
  };
  return Object.fromEntries(placeKeys.map((at) => [at, next(at)]));
}

/** How a place is left: by so many entries, or by another address in the place of this one. */
export type Leaving<Name> = { readonly entries: number } | { readonly replacedBy: Name | undefined };

/** Back to before it was opened. */
export function leavingToClose(depth: number | undefined): Leaving<never> {
  return depth === undefined ? { replacedBy: undefined } : { entries: depth };
}

/** Back by one: to the entry before where that is of this place, or closes it; else to the step `before`. */
export function leavingToGoBack<Name>(depth: number | undefined, before: Name | undefined): Leaving<Name> {
  const isStepBefore = depth !== undefined && (depth > 1 || before === undefined);
  return isStepBefore ? { entries: 1 } : { replacedBy: before };
}
