export { activate } from '../en/activate';
