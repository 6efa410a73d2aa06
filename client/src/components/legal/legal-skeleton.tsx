import { Skeleton } from '../ui/skeleton/skeleton';

const paragraphs = [
  { id: 'intro', width: 0.9 },
  { id: 'first-title', width: 0.4, height: 22 },
  { id: 'first' },
  { id: 'first-end', width: 0.7 },
  { id: 'second-title', width: 0.5, height: 22 },
  { id: 'second' },
  { id: 'second-end', width: 0.8 },
];

/** Holds the place of a document's text. */
export function LegalSkeleton() {
  return <Skeleton bars={paragraphs} />;
}
