/** How each way of changing a schedule is named, by its months or its day. */
export type HardshipWayOfText = Readonly<
  Record<'PAUSE' | 'LONGER_TERM' | 'DUE_DAY', (size: number) => string>
>;
