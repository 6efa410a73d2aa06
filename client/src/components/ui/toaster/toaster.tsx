import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import CheckCircleIcon from '~icons/ic/round-check-circle';
import CloseIcon from '~icons/ic/round-close';
import ErrorFilledIcon from '~icons/ic/round-error';
import ErrorOutlineRoundedIcon from '~icons/ic/round-error-outline';
import InfoIcon from '~icons/ic/round-info';
import { useIsAwake } from '../../../lib/use-is-awake';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { Button, IconButton } from '../button/button';
import { Spinner } from '../spinner/spinner';
import { closeToast, type Toast, type ToastKind, urgentKinds, useToasts } from './notify';
import classes from './toaster.module.css';

const icons: Record<ToastKind, ReactNode> = {
  pending: <Spinner />,
  success: <CheckCircleIcon />,
  info: <InfoIcon />,
  warning: <ErrorOutlineRoundedIcon />,
  error: <ErrorFilledIcon />,
};

/** Both live regions stand in the page from the start: a region that comes with its text is often not read. */
export const Toaster = () => useIsAwake() && <AwakeToaster />;

let place: HTMLElement | undefined;

/**
 * The one place of all messages, which dialogs take along: React would look for it where it put it. Its height is the
 * styles' to make room by, since letters may be large and sentences long.
 */
function placeOfMessages(): HTMLElement {
  if (place) return place;
  const made = document.createElement('div');
  place = made;
  made.className = classes.toaster ?? '';
  made.dataset.toaster = '';
  document.body.append(made);
  const { style } = document.body;
  new ResizeObserver(() => style.setProperty('--messages', `${made.offsetHeight}px`)).observe(made);
  return made;
}

function AwakeToaster() {
  const toasts = useToasts();
  const urgent = toasts.filter((toast) => urgentKinds.has(toast.kind));
  const calm = toasts.filter((toast) => !urgentKinds.has(toast.kind));
  return createPortal(
    <>
      <div role="alert" aria-atomic="false" className={classes.region}>
        {urgent.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" aria-atomic="false" className={classes.region}>
        {calm.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </>,
    placeOfMessages(),
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const texts = useTexts(uiTexts);
  const { id, kind, text, action } = toast;
  const before = useRef<HTMLElement>(null);
  const close = () => {
    before.current?.focus({ preventScroll: true });
    closeToast(id);
  };
  const answer = () => {
    close();
    action?.run();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only remembers who had the focus.
    <div
      className={classes.toast}
      data-kind={kind}
      onFocus={({ relatedTarget }) => {
        before.current ??= relatedTarget as HTMLElement | null;
      }}
    >
      <span className={classes.icon}>{icons[kind]}</span>
      <span className={classes.text}>{text}</span>
      {action && (
        <Button variant="bare" small className={classes.action} onClick={answer}>
          {action.label}
        </Button>
      )}
      {kind !== 'pending' && <IconButton label={texts.dismiss} icon={<CloseIcon small />} onClick={close} />}
    </div>
  );
}
