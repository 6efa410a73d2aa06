import {
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import CloseIcon from '~icons/ic/round-close';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { IconButton } from '../button/button';
import { Selvedge } from '../mat/mat';
import classes from './dialog.module.css';
import { openAbove } from './dialog-stack';

export interface DialogProps {
  opened: boolean;
  title: string;
  /** Large: a full-screen sheet on a phone, 800 px above. Small: a bottom sheet, 480 px above. */
  size?: 'large' | 'small';
  /** Gives the head its close button. Without it the foot must hold the way out. */
  onClose?: () => void;
  /** Says more than 'Close', as 'Close, keep what is filled in'. */
  closeLabel?: string;
  /** Buttons. On a phone the last one takes the room. */
  footer?: ReactNode;
  /** Makes body and foot one form; a button of type submit in the foot sends it. */
  onSubmit?: () => void;
  children: ReactNode;
}

/**
 * A dialog with a static backdrop: neither a press beside it nor Escape closes it. The focus goes to the title,
 * or to the element that carries `data-autofocus`, and returns when the dialog closes.
 */
export function Dialog({ opened, ...rest }: DialogProps) {
  return opened ? <OpenDialog {...rest} /> : null;
}

function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  // It has to close before React takes it out of the page, or the browser would not return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
    // Known before it opens, so that the focus comes to nothing else, and nothing else is read.
    if (first) first.autofocus = true;
    return openAbove(dialog);
  }, []);
  return ref;
}

const heldBack = {
  closedby: 'none' as const,
  onCancel: (event: SyntheticEvent) => event.preventDefault(),
  // A press beside the dialog would take the focus out of it.
  onMouseDown: (event: MouseEvent) => event.target === event.currentTarget && event.preventDefault(),
};

function OpenDialog(props: Omit<DialogProps, 'opened'>) {
  const { title, size = 'large', onClose, closeLabel, footer, onSubmit, children } = props;
  const texts = useTexts(uiTexts);
  const titleId = useId();
  const modal = useModal();
  const Frame = onSubmit ? 'form' : 'div';
  const submit = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    onSubmit?.();
  };

  return createPortal(
    <dialog ref={modal} aria-labelledby={titleId} className={classes.layer} {...heldBack}>
      <div
        className={classNames(classes.dialog, size === 'small' && classes.small)}
        data-messages={size === 'large' || undefined}
      >
        <Selvedge quiet />
        <div className={classes.head}>
          <h2 id={titleId} tabIndex={-1} className={classes.title}>
            {title}
          </h2>
          {onClose && <IconButton label={closeLabel ?? texts.close} icon={<CloseIcon />} onClick={onClose} />}
        </div>
        <Frame className={classes.frame} {...(onSubmit && { onSubmit: submit, noValidate: true })}>
          <DialogBody titleId={titleId}>{children}</DialogBody>
          {footer && <div className={classes.foot}>{footer}</div>}
        </Frame>
      </div>
    </dialog>,
    document.body,
  );
}

/** The middle scrolls, and can be scrolled by keys: it takes the focus while there is something to scroll. */
function DialogBody({ titleId, children }: { titleId: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const body = ref.current;
    if (!body) return;
    const measure = () => setScrolls(body.scrollHeight > body.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    for (const child of body.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  const scrolling = scrolls ? { tabIndex: 0, role: 'region', 'aria-labelledby': titleId } : {};
  return (
    <div ref={ref} className={classes.body} data-scrolls {...scrolling}>
      <div className={classes.content}>{children}</div>
    </div>
  );
}

/** Not every browser gives a pressed button the focus, and the dialog that it opens returns the focus to who had it. */
export const opensDialog = (open: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
  event.currentTarget.focus();
  open();
};
