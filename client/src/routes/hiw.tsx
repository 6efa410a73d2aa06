import { createFileRoute } from '@tanstack/react-router';
import { HowItWorksPage } from '../features/how-it-works/how-it-works-page';

export const Route = createFileRoute('/hiw')({ component: HowItWorksPage });
