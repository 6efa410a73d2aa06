/** The specification fixes it at nothing, in every currency. */
export const transferFee = 0;
