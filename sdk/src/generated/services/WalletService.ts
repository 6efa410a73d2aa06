/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CreditWishDto } from '../models/CreditWishDto';
import type { OpenRefundDto } from '../models/OpenRefundDto';
import type { OpenWithdrawalDto } from '../models/OpenWithdrawalDto';
import type { OwnPhoneNumberDto } from '../models/OwnPhoneNumberDto';
import type { PaidWithCreditDto } from '../models/PaidWithCreditDto';
import type { RefundConfirmDto } from '../models/RefundConfirmDto';
import type { RefundDoneDto } from '../models/RefundDoneDto';
import type { RefundPreparedDto } from '../models/RefundPreparedDto';
import type { WalletDetailsDto } from '../models/WalletDetailsDto';
import type { WithdrawalCancelDto } from '../models/WithdrawalCancelDto';
import type { WithdrawalConfirmDto } from '../models/WithdrawalConfirmDto';
import type { WithdrawalDoneDto } from '../models/WithdrawalDoneDto';
import type { WithdrawalPreparedDto } from '../models/WithdrawalPreparedDto';
import type { WithdrawalPrepareDto } from '../models/WithdrawalPrepareDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class WalletService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Pay the running loan with what was paid too much on an earlier one
     * As a payment of today, with the number of the earlier loan as its reference. Of the same currency alone, and no more than closes the loan. Nobody does this unasked: until the member says so, the money is kept.
     *
     * For members.
     * @returns PaidWithCreditDto Done.
     * @throws ApiError
     */
    public payWithCredit({
        idempotencyKey,
        requestBody,
    }: {
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey: string,
        requestBody: CreditWishDto,
    }): CancelablePromise<PaidWithCreditDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/wallet/credit/pay',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.
                \`WHOLE_UNITS_ONLY\`: In this currency the amount is a whole number.
                \`IDEMPOTENCY_KEY_REQUIRED\`: This call needs an Idempotency-Key header of 1 to 255 characters.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`NO_LOAN_TO_PAY\`: You have no other running loan in this currency.
                \`NO_CREDIT\`: There is no money on this loan that was paid too much.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`INSUFFICIENT_CREDIT\`: The amount is more than what was paid too much on this loan.
                \`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read the wallet of the newest loan
     * Balance, status of the loan, the receiving account, wallets of earlier loans that hold money too, and withdrawals on their way. The one-time password is never in it.
     *
     * For members.
     * @returns WalletDetailsDto Done.
     * @throws ApiError
     */
    public loadWallet({
        requestBody,
    }: {
        requestBody: OwnPhoneNumberDto,
    }): CancelablePromise<WalletDetailsDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/wallet/load',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Have what was paid too much sent
     * It is a withdrawal from then on, with `source` CREDIT, the same statuses and the same lists. One that fails comes back to the wallet.
     *
     * For members.
     * @returns RefundDoneDto Done.
     * @throws ApiError
     */
    public confirmRefund({
        idempotencyKey,
        requestBody,
    }: {
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey: string,
        requestBody: RefundConfirmDto,
    }): CancelablePromise<RefundDoneDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/wallet/refund',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.
                \`IDEMPOTENCY_KEY_REQUIRED\`: This call needs an Idempotency-Key header of 1 to 255 characters.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                409: `\`NO_WITHDRAWAL_REQUEST\`: There is no open withdrawal request. Please confirm the withdrawal again.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`INSUFFICIENT_CREDIT\`: The amount is more than what was paid too much on this loan.
                \`OTP_INVALID\`: Invalid OTP
                \`OTP_EXPIRED\`: This OTP has expired. Please ask your Loan Assistant for a new one.
                \`OTP_LOCKED\`: Too many wrong tries. Please ask your Loan Assistant for a new OTP.
                \`OTP_MISSING\`: No OTP was issued for this withdrawal yet. Please ask your Loan Assistant.
                \`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read the refund that waits to be confirmed
     * As prepare answered it, for whoever comes back with the code. Nothing changes by asking; the one-time password is never in it. /wallet/withdraw/cancel gives it up.
     *
     * For members.
     * @returns OpenRefundDto Done.
     * @throws ApiError
     */
    public readOpenRefund({
        requestBody,
    }: {
        requestBody: OwnPhoneNumberDto,
    }): CancelablePromise<OpenRefundDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/wallet/refund/open',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Ask for what was paid too much
     * Sent to the registered account, whatever the amount, without a fee. An account that has received money from us already and has not changed since takes no one-time password; for another one the loan assistant sees the request and gives the member a code. A new request voids the one before, also one for a withdrawal.
     *
     * For members.
     * @returns RefundPreparedDto Done.
     * @throws ApiError
     */
    public prepareRefund({
        requestBody,
    }: {
        requestBody: CreditWishDto,
    }): CancelablePromise<RefundPreparedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/wallet/refund/prepare',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.
                \`WHOLE_UNITS_ONLY\`: In this currency the amount is a whole number.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`NO_CREDIT\`: There is no money on this loan that was paid too much.`,
                422: `\`INSUFFICIENT_CREDIT\`: The amount is more than what was paid too much on this loan.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Withdraw with the one-time password
     * Takes the same amount as the request. A code allows five wrong tries, a day ten; OTP_INVALID says as `triesLeft` how many are left.
     *
     * For members.
     * @returns WithdrawalDoneDto Done.
     * @throws ApiError
     */
    public confirmWithdrawal({
        idempotencyKey,
        requestBody,
    }: {
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey: string,
        requestBody: WithdrawalConfirmDto,
    }): CancelablePromise<WithdrawalDoneDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/wallet/withdraw',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.
                \`IDEMPOTENCY_KEY_REQUIRED\`: This call needs an Idempotency-Key header of 1 to 255 characters.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`WALLET_NOT_FOUND\`: You have no wallet with this id.`,
                409: `\`NO_WITHDRAWAL_REQUEST\`: There is no open withdrawal request. Please confirm the withdrawal again.
                \`WITHDRAWAL_REQUEST_CHANGED\`: The amount or the receiving account differs from the request that the code belongs to. Please confirm the withdrawal again.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`INSUFFICIENT_BALANCE\`: The amount is more than the balance of your wallet.
                \`OTP_INVALID\`: Invalid OTP
                \`OTP_EXPIRED\`: This OTP has expired. Please ask your Loan Assistant for a new one.
                \`OTP_LOCKED\`: Too many wrong tries. Please ask your Loan Assistant for a new OTP.
                \`OTP_MISSING\`: No OTP was issued for this withdrawal yet. Please ask your Loan Assistant.
                \`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Give up the withdrawal that waits for its code
     * Its code is void then.
     *
     * For members.
     * @returns void
     * @throws ApiError
     */
    public cancelWithdrawal({
        requestBody,
    }: {
        requestBody: WithdrawalCancelDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/wallet/withdraw/cancel',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                409: `\`NO_WITHDRAWAL_REQUEST\`: There is no open withdrawal request. Please confirm the withdrawal again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read the withdrawal that waits for its code
     * As prepare answered it, for whoever comes back with the code. Nothing changes by asking; the one-time password is never in it.
     *
     * For members.
     * @returns OpenWithdrawalDto Done.
     * @throws ApiError
     */
    public readOpenWithdrawal({
        requestBody,
    }: {
        requestBody: OwnPhoneNumberDto,
    }): CancelablePromise<OpenWithdrawalDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/wallet/withdraw/open',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Ask for a withdrawal
     * The loan assistant then sees the request and gives the member a one-time password for it. A new request voids the one before, with its code.
     *
     * For members.
     * @returns WithdrawalPreparedDto Done.
     * @throws ApiError
     */
    public prepareWithdrawal({
        requestBody,
    }: {
        requestBody: WithdrawalPrepareDto,
    }): CancelablePromise<WithdrawalPreparedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/wallet/withdraw/prepare',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.
                \`WHOLE_UNITS_ONLY\`: In this currency the amount is a whole number.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`WALLET_NOT_FOUND\`: You have no wallet with this id.`,
                422: `\`INSUFFICIENT_BALANCE\`: The amount is more than the balance of your wallet.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
}
