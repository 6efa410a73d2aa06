import { componentSchemas } from '@pautang/sdk';
import { fieldRules } from '../lib/validation';

export { componentSchemas };

/** The rules of a request's fields, from which the forms judge. */
export const rulesOf = <Name extends keyof typeof componentSchemas>(name: Name) =>
  fieldRules(componentSchemas, name);
