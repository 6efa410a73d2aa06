/** The rules of every request, from which the forms judge. */
export { componentSchemas } from '@pautang/sdk';
