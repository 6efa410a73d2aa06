import { Component, type ReactNode } from 'react';
import { TextsLost } from '../texts/define-texts';
import { type Answer, withThePage } from './answer';
import { type Language, useLanguage } from './language';

interface LostTextsProps {
  /** The part of the program that is shown, as it came. */
  part: Answer<unknown>;
  /** What stands there where a text that it reads was lost, which may come with the page. */
  instead: (part: Answer<unknown>) => ReactNode;
  children: ReactNode;
}

/** Around a part that came later: which texts it needs shows when it reads them. */
export function LostTexts(props: LostTextsProps) {
  return <Boundary {...props} language={useLanguage()} />;
}

interface BoundaryProps extends LostTextsProps {
  language: Language;
}

class Boundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { language, part, instead, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    if (!(error instanceof TextsLost)) throw error;
    // The other language's may be there.
    if (error.language !== language) return children;
    return instead(withThePage({ ...part, error, isError: true }));
  }
}
