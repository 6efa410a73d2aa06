/** Names where the unpacked browser is, from the setup to the tests. */
export const BROWSER_VARIABLE = 'PAUTANG_TEST_BROWSER';
