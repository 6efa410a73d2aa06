export { HiwPage as default } from '../features/hiw/hiw-page';
