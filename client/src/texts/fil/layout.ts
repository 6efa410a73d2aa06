export { layout } from '../en/layout';
