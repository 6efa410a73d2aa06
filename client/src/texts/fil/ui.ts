export { ui } from '../en/ui';
