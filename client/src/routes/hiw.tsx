export { HowItWorksPage as default } from '../features/how-it-works/how-it-works-page';
