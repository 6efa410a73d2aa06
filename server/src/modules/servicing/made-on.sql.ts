/** The day on which `repayment r` was made. That from which it counts may be a later one, of a changed schedule or a write-off. */
export const MADE_ON = `(r.paid_at AT TIME ZONE 'Asia/Manila')::date`;
