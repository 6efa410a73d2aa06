declare module 'pg/lib/utils' {
  /** A value as the driver sends it. */
  export function prepareValue(value: unknown): unknown;
}
