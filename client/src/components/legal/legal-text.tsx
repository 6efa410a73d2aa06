import type { LegalSection } from '@pautang/legal-texts';
import { Unbroken } from '../ui/text/unbroken';
import classes from './legal-text.module.css';

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
