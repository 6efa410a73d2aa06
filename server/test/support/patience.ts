/** A busy machine makes tests slow, not wrong. */
jest.setTimeout(30_000);
