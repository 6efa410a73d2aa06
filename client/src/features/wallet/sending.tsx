/** All of the wallet with which money is sent, and what forms stand on: they come together. */
export { PayWithCreditDialog, RefundDialog } from './credit-dialogs';
export { OtpPlace } from './otp-dialog';
export { RefundAmount } from './refund-amount';
export { WithdrawalView } from './withdrawal-view';
