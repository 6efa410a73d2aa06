import { lazyDialog } from '../../components/ui/dialog/lazy-dialog';

/** What few open comes when it is opened. */
export const PasskeysDialog = lazyDialog(async () => (await import('./passkeys-dialog')).PasskeysDialog);

export const SessionsDialog = lazyDialog(async () => (await import('./sessions-dialog')).SessionsDialog);
export const MyDataDialog = lazyDialog(async () => (await import('./my-data-dialog')).MyDataDialog);
