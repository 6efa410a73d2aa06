export { auth } from '../en/auth';
