export { notFound } from '../en/not-found';
