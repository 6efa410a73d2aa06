import { lazyDialog } from '../../components/ui/dialog/lazy-dialog';

/** What few open comes when it is opened. */
export const ContractDialog = lazyDialog(async () => (await import('./contract-dialog')).ContractDialog);
export const PasskeysDialog = lazyDialog(async () => (await import('./passkeys-dialog')).PasskeysDialog);

export const PasswordDialog = lazyDialog(async () => (await import('./password-dialog')).PasswordDialog);
export const SessionsDialog = lazyDialog(async () => (await import('./sessions-dialog')).SessionsDialog);
export const MessagesDialog = lazyDialog(async () => (await import('./messages-dialog')).MessagesDialog);
export const NoticesDialog = lazyDialog(async () => (await import('./notices-dialog')).NoticesDialog);
export const MyDataDialog = lazyDialog(async () => (await import('./my-data-dialog')).MyDataDialog);

/** All three together: who asks what to pay also asks what may be borrowed. */
const money = () => import('./money-dialogs');
export const TransferDialog = lazyDialog(async () => (await money()).TransferDialog);
export const PayDialog = lazyDialog(async () => (await money()).PayDialog);
export const BorrowDialog = lazyDialog(async () => (await money()).BorrowDialog);
