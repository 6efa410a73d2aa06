export { loan } from '../en/loan';
