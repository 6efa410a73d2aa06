export { activation } from '../en/activation';
