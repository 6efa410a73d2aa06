import { type LegalSection } from '@pautang/legal-texts';
import { type ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton/skeleton';
import { Unbroken } from '../ui/text/visually-hidden';
import classes from './loan-contract.module.css';

interface LegalTextProps {
  sections: readonly LegalSection[];
  /** How a heading is numbered, as '1. Terms' or 'Article 1. Loan'. */
  heading: (number: number, title: string) => string;
}

/** The numbered sections of a document. */
export function LegalText({ sections, heading }: LegalTextProps) {
  return (
    <ol className={classes.sections}>
      {sections.map(({ title, paragraphs }, index) => (
        <li key={title}>
          <h3 className={classes.heading}>{heading(index + 1, title)}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Unbroken>{paragraph}</Unbroken>
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

const paragraphs = [[16, 0.9], [22, 0.4], 16, [16, 0.7], [22, 0.5], 16, [16, 0.8]] as const;

/** Holds the place of a document's text. */
export function LegalSkeleton() {
  return <Skeleton bars={paragraphs} />;
}

interface PrintableProps {
  /** Of the dialog that shows it, which does not go onto paper. */
  title: string;
  children: ReactNode;
}

/** What goes onto paper. While it is on the page, printing leaves out everything around it. */
export function Printable({ title, children }: PrintableProps) {
  return (
    <article className={`stack-wide ${classes.sheet}`}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </article>
  );
}
