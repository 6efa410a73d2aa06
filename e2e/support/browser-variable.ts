/** Names where the unpacked browser is, from the setup to the tests. */
export const BROWSER_VARIABLE = 'PAUTANG_TEST_BROWSER';

/** Names where the browser listens that all tests share. */
export const BROWSER_ADDRESS_VARIABLE = 'PAUTANG_TEST_BROWSER_ADDRESS';
