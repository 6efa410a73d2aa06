import { useEffect, useState } from 'react';
import CheckIcon from '~icons/ic/round-check';
import ContentCopyIcon from '~icons/ic/round-content-copy';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { VisuallyHidden } from '../text/visually-hidden';
import { notify } from '../toaster/notify';
import { IconButton } from './icon-button';

const shownMs = 2000;

interface CopyButtonProps {
  text: string;
  /** Says what is copied, as 'Copy the account number'. */
  label: string;
  className?: string;
}

export function CopyButton({ text, label, className }: CopyButtonProps) {
  const { copied, notCopied } = useTexts(uiTexts);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      // Not there at all on a page without encryption.
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify.warning(notCopied);
    }
  };
  return (
    <>
      <IconButton
        label={label}
        icon={isCopied ? <CheckIcon /> : <ContentCopyIcon />}
        className={className}
        onClick={() => void copy()}
      />
      <span role="status">
        <VisuallyHidden>{isCopied && copied}</VisuallyHidden>
      </span>
    </>
  );
}
