/** What may have ended a session besides its age; said once in the place of that. */
export const sessionEnd: { words?: (() => string) | undefined } = {};
