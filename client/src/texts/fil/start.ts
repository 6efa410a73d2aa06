export { start } from '../en/start';
