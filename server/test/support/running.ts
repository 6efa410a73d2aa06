/** Ends what the setup of a run started; both run in jest's own process. */
export const running: { stop?: () => Promise<void> } = {};
