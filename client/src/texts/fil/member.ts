export { member } from '../en/member';
