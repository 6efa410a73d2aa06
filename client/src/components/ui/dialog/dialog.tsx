import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import CloseIcon from '~icons/ic/round-close';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { IconButton } from '../button/icon-button';
import { Selvedge } from '../mat/mat';
import classes from './dialog.module.css';
import { enterStack, keepTabInside } from './dialog-stack';

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

function useLayer() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const layer = ref.current;
    if (!layer) return;
    const before = document.activeElement;
    const leave = enterStack(layer);
    const onKey = (event: KeyboardEvent) => keepTabInside(layer, event);
    // A press beside the dialog would take the focus out of it.
    const onPress = (event: MouseEvent) => event.target === layer && event.preventDefault();
    document.addEventListener('keydown', onKey);
    layer.addEventListener('mousedown', onPress);
    const chosen = layer.querySelector<HTMLElement>('[data-autofocus]');
    (chosen ?? layer.querySelector('h2'))?.focus({ preventScroll: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      leave();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

function OpenDialog(props: Omit<DialogProps, 'opened'>) {
  const { title, size = 'large', onClose, closeLabel, footer, onSubmit, children } = props;
  const texts = useTexts(uiTexts);
  const titleId = useId();
  const layer = useLayer();
  const Frame = onSubmit ? 'form' : 'div';
  const submit = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    onSubmit?.();
  };

  return createPortal(
    <div ref={layer} className={classes.layer}>
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        className={classNames(classes.dialog, size === 'small' && classes.small)}
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
    </div>,
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
