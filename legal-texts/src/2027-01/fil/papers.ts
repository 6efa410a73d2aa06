export { papers } from '../../2026-12/fil/papers';
