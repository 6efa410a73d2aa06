/** A busy machine makes tests slow, not wrong. */
jest.setTimeout(60_000);
