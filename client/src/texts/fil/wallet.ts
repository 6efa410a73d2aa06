export { wallet } from '../en/wallet';
