/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IncomingPaymentEventDto } from '../models/IncomingPaymentEventDto';
import type { IncomingPaymentReceivedDto } from '../models/IncomingPaymentReceivedDto';
import type { PaymentClaimDto } from '../models/PaymentClaimDto';
import type { PaymentClaimRequestDto } from '../models/PaymentClaimRequestDto';
import type { PaymentClaimsDto } from '../models/PaymentClaimsDto';
import type { PaymentCodeDto } from '../models/PaymentCodeDto';
import type { PaymentCodeRequestDto } from '../models/PaymentCodeRequestDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class PaymentsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Read what transfers were told of for an own loan
     * Newest first, with what became of each, and how many more may be told of.
     *
     * For members.
     * @returns PaymentClaimsDto Done.
     * @throws ApiError
     */
    public readPaymentClaims({
        loanNumber,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
    }): CancelablePromise<PaymentClaimsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/loan/{loanNumber}/payment-claims',
            path: {
                'loanNumber': loanNumber,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Tell of a transfer that was made for an own loan
     * It pays nothing by itself. Money that arrives with this reference and amount, or lies in suspense with them, pays this loan at once, unless somebody else told of the same reference: then staff decide. While it may be on its way, nothing late is asked for.
     *
     * For members.
     * @returns PaymentClaimDto Done.
     * @throws ApiError
     */
    public addPaymentClaim({
        loanNumber,
        idempotencyKey,
        requestBody,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey: string,
        requestBody: PaymentClaimRequestDto,
    }): CancelablePromise<PaymentClaimDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/{loanNumber}/payment-claims',
            path: {
                'loanNumber': loanNumber,
            },
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
                409: `\`LOAN_NOT_FUNDED\`: This loan was never paid out, or was cancelled, so there is nothing to repay.
                \`PAYMENT_ALREADY_CLAIMED\`: You told us of a transfer with this reference number already.
                \`TOO_MANY_PAYMENT_CLAIMS\`: So many of your transfers were not found yet that you can tell us of no more. Withdraw one, or contact us.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Take back what was told of a transfer
     * While nothing was found for it.
     *
     * For members.
     * @returns void
     * @throws ApiError
     */
    public withdrawPaymentClaim({
        loanNumber,
        claimId,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
        /**
         * Which transfer.
         */
        claimId: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/loan/{loanNumber}/payment-claims/{claimId}',
            path: {
                'loanNumber': loanNumber,
                'claimId': claimId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`PAYMENT_CLAIM_NOT_OPEN\`: There is no such transfer that waits to be found.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Make a QR Ph code that pays an own loan
     * With the amount, and the number of the loan as its reference. Banks and e-wallets in the Philippines read it.
     *
     * For members.
     * @returns PaymentCodeDto Done.
     * @throws ApiError
     */
    public showPaymentCode({
        requestBody,
    }: {
        requestBody: PaymentCodeRequestDto,
    }): CancelablePromise<PaymentCodeDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/payments/code',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Tell of money that arrived, or bounced
     * For payment providers, signed as Standard Webhooks has it with `PAYMENTS_SECRET`; docs/payments.md shows how. A payment that names one running loan of its currency becomes a repayment; any other waits for staff. The same id counts once.
     * @returns IncomingPaymentReceivedDto Done.
     * @throws ApiError
     */
    public receivePayment({
        webhookSignature,
        webhookTimestamp,
        webhookId,
        requestBody,
    }: {
        /**
         * `v1,` and the HMAC-SHA256 of id, timestamp and body, in Base64; several with blanks between them.
         */
        webhookSignature: string,
        /**
         * When it was signed, in seconds since 1970; at most five minutes away from now.
         */
        webhookTimestamp: string,
        /**
         * Of the message.
         */
        webhookId: string,
        requestBody: IncomingPaymentEventDto,
    }): CancelablePromise<IncomingPaymentReceivedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/payments/incoming',
            headers: {
                'webhook-signature': webhookSignature,
                'webhook-timestamp': webhookTimestamp,
                'webhook-id': webhookId,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.
                \`WHOLE_UNITS_ONLY\`: In this currency the amount is a whole number.`,
                401: `\`SIGNATURE_MISSING\`: This takes signed messages alone: send webhook-id, webhook-timestamp and webhook-signature.
                \`SIGNATURE_INVALID\`: The signature does not belong to this message and secret.
                \`SIGNATURE_EXPIRED\`: The webhook-timestamp is more than five minutes away from now. Please sign the message anew.`,
                409: `\`PAYMENT_DIFFERS\`: A payment with this id is known with another day, amount, currency or reference.
                \`ANOTHER_LOAN_OPEN\`: Taking this repayment back would open the loan again, and the member has another open loan by now.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
}
