/** Whatever the row, so many fit the number of parameters that one statement may have. */
const ROWS_AT_ONCE = 1000;

/** Rows in portions that one statement takes. */
export function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, batch) =>
    rows.slice(batch * ROWS_AT_ONCE, (batch + 1) * ROWS_AT_ONCE),
  );
}
