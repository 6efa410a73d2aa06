import { useEffect, useSyncExternalStore } from 'react';
import { session } from '../../../api/session';
import { Listeners } from '../../../lib/listeners';

export type ToastKind = 'pending' | 'success' | 'info' | 'warning' | 'error';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action?: ToastAction;
}

export interface ToastOptions {
  /** How long it stays, 5 seconds by default. With an action it stays until it is answered. */
  closeMs?: number;
  action?: ToastAction;
}

export interface ResultOptions extends ToastOptions {
  /** How long the pending toast stays as it is before it turns into the result. */
  afterMs?: number;
}

export interface PendingToast {
  /** Resolves once the result is shown. */
  success: (text: string, options?: ResultOptions) => Promise<void>;
  error: (text: string, options?: ResultOptions) => Promise<void>;
  warning: (text: string, options?: ResultOptions) => Promise<void>;
  close: () => void;
}

const defaultCloseMs = 5000;

/** They say that something is wrong. */
export const urgentKinds: ReadonlySet<ToastKind> = new Set(['warning', 'error']);

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Listeners();

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.tell();
}

const tickMs = 100;

const isHeld = () => document.querySelector('[data-toaster] :is(:hover, :focus-within)');

/** The time stands still while the pointer or the focus is on one of the messages. */
function closeIn(id: number, ms: number): void {
  setTimeout(() => {
    const leftMs = isHeld() ? ms : ms - tickMs;
    if (leftMs > 0) closeIn(id, leftMs);
    else closeToast(id);
  }, tickMs);
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

function put(toast: Toast, closeMs: number | undefined): void {
  // The same message again takes the place of the one that is still there, whoever said it.
  closeAll(({ id, kind, text }) => id !== toast.id && kind !== 'pending' && text === toast.text);
  const isShown = toasts.some(({ id }) => id === toast.id);
  change(isShown ? toasts.map((shown) => (shown.id === toast.id ? toast : shown)) : [...toasts, toast]);
  if (toast.kind !== 'pending' && !toast.action) closeIn(toast.id, closeMs ?? defaultCloseMs);
}

function show(kind: ToastKind, text: string, { closeMs, action }: ToastOptions = {}): void {
  put({ id: ++lastId, kind, text, action }, closeMs);
}

function closeAll(isOver: (toast: Toast) => unknown): void {
  if (toasts.some(isOver)) change(toasts.filter((toast) => !isOver(toast)));
}

/** Closes what was wrong with an earlier attempt, and its offer of another try: a newer one has overtaken it. */
export function closeProblems(): void {
  closeAll(({ kind }) => urgentKinds.has(kind));
}

const closeOffers = () => closeAll(({ action }) => action);

let member = session.get().phoneNumber;

// What one may try again would be done as whoever comes after.
session.subscribe(() => {
  const before = member;
  member = session.get().phoneNumber;
  if (member !== before) closeOffers();
});

/** For a form that offers another try: the offer ends with the form. */
export function useOffersEndHere(): void {
  useEffect(() => closeOffers, []);
}

function pending(text: string): PendingToast {
  closeProblems();
  const id = ++lastId;
  put({ id, kind: 'pending', text }, undefined);
  const settle =
    (kind: ToastKind) =>
    (result: string, { afterMs = 0, closeMs, action }: ResultOptions = {}): Promise<void> =>
      new Promise((resolve) => {
        setTimeout(() => {
          put({ id, kind, text: result, action }, closeMs);
          resolve();
        }, afterMs);
      });
  return {
    success: settle('success'),
    error: settle('error'),
    warning: settle('warning'),
    close: () => closeToast(id),
  };
}

/** Messages at the top centre of the page. */
export const notify = {
  pending,
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
};

export const toastsNow = (): readonly Toast[] => toasts;

export const useToasts = (): readonly Toast[] => useSyncExternalStore(listeners.add, toastsNow, toastsNow);
