/** Knows why a session may have ended, other than by its age. */
export const sessionEnd: {
  /** Tells it, and leads on; answers whether that was it. */
  explain?: (() => Promise<boolean>) | undefined;
} = {};
