export { registration } from '../en/registration';
