/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DocumentListDto } from '../models/DocumentListDto';
import type { HardshipDto } from '../models/HardshipDto';
import type { HardshipQuoteDto } from '../models/HardshipQuoteDto';
import type { HardshipRequestDto } from '../models/HardshipRequestDto';
import type { HardshipStateDto } from '../models/HardshipStateDto';
import type { HardshipWishDto } from '../models/HardshipWishDto';
import type { Language } from '../models/Language';
import type { LoanAccountDto } from '../models/LoanAccountDto';
import type { LoanAccountRequestDto } from '../models/LoanAccountRequestDto';
import type { LoanAgreementDto } from '../models/LoanAgreementDto';
import type { LoanAppliedDto } from '../models/LoanAppliedDto';
import type { LoanApplyDto } from '../models/LoanApplyDto';
import type { LoanCancelDto } from '../models/LoanCancelDto';
import type { LoanCancelledDto } from '../models/LoanCancelledDto';
import type { LoanLimitsDto } from '../models/LoanLimitsDto';
import type { LoanQuoteDto } from '../models/LoanQuoteDto';
import type { LoanQuoteRequestDto } from '../models/LoanQuoteRequestDto';
import type { OwnLoanDto } from '../models/OwnLoanDto';
import type { OwnPhoneNumberDto } from '../models/OwnPhoneNumberDto';
import type { PromiseDto } from '../models/PromiseDto';
import type { PromiseListDto } from '../models/PromiseListDto';
import type { PromiseRequestDto } from '../models/PromiseRequestDto';
import type { StatementDto } from '../models/StatementDto';
import type { StatementRequestDto } from '../models/StatementRequestDto';
import type { TopUpOfferDto } from '../models/TopUpOfferDto';
import type { TopUpOfferRequestDto } from '../models/TopUpOfferRequestDto';
import type { TopUpQuoteRequestDto } from '../models/TopUpQuoteRequestDto';
import type { WaysToPayDto } from '../models/WaysToPayDto';
import type { WaysToPayRequestDto } from '../models/WaysToPayRequestDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class LoanService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Read the account of an own loan
     * Schedule, penalties, payments, what is due, what would close the loan, and how it came about, as of today.
     *
     * For members.
     * @returns LoanAccountDto Done.
     * @throws ApiError
     */
    public readLoanAccount({
        requestBody,
    }: {
        requestBody: LoanAccountRequestDto,
    }): CancelablePromise<LoanAccountDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/account',
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
     * Read what the member agreed to
     * The quote with its schedule, the borrower and the lender, as they were kept when the application was confirmed. Nothing changes them later.
     *
     * For members.
     * @returns LoanAgreementDto Done.
     * @throws ApiError
     */
    public readAgreement({
        requestBody,
    }: {
        requestBody: OwnLoanDto,
    }): CancelablePromise<LoanAgreementDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/agreement',
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
     * Apply for a loan
     * Takes the figures of a quote that the member agreed to. A member has one open application or unpaid loan at a time; beside a running loan an application that pays it off (topUpOf). LOAN_EXISTS is not kept under the key. QUOTE_CHANGED carries the fresh quote as `quote`.
     *
     * For members.
     * @returns LoanAppliedDto Done.
     * @throws ApiError
     */
    public applyForLoan({
        idempotencyKey,
        requestBody,
    }: {
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey: string,
        requestBody: LoanApplyDto,
    }): CancelablePromise<LoanAppliedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/applynew',
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
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`NOT_ACTIVATED\`: Activate your account before applying for a loan.
                \`LOAN_WRITTEN_OFF\`: What is left of your earlier loan is paid first; then you may apply again.
                \`QUOTE_CHANGED\`: The figures have changed since you saw them. Please look at the new ones before you apply.
                \`RATES_OUTDATED\`: Today’s exchange rates are not available yet, so new loans are possible in pesos only. Please choose PHP or try again later.
                \`WALLET_NOT_EMPTY\`: Your wallet still holds money of an earlier loan in another currency. Withdraw it first.
                \`LOAN_NOT_FUNDED\`: This loan was never paid out, or was cancelled, so there is nothing to repay.
                \`TOP_UP_NOT_POSSIBLE\`: The loan that this one would pay off has ended, or too little would be left to pay out.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Cancel an application or a new loan
     * Free before the approval, and for the cooling-off days of GET /config after it while nothing was withdrawn or paid: the principal then leaves the wallet again. CANCELLATION_NOT_POSSIBLE says why it is too late.
     *
     * For members.
     * @returns LoanCancelledDto Done.
     * @throws ApiError
     */
    public cancelLoan({
        idempotencyKey,
        requestBody,
    }: {
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey: string,
        requestBody: LoanCancelDto,
    }): CancelablePromise<LoanCancelledDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/cancel',
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
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`CANCELLATION_NOT_POSSIBLE\`: This loan cannot be cancelled any more.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read what the member may borrow
     * A higher credit score allows larger loans and longer terms. An application beyond these limits is refused.
     *
     * For members.
     * @returns LoanLimitsDto Done.
     * @throws ApiError
     */
    public readLoanLimits({
        requestBody,
    }: {
        requestBody: OwnPhoneNumberDto,
    }): CancelablePromise<LoanLimitsDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/limits',
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
     * Compute what a loan costs
     * Answers every figure of the loan before anyone commits to it: interest, installments, the charge of the whole loan, and the effective rates. Changes nothing.
     * @returns LoanQuoteDto Done.
     * @throws ApiError
     */
    public quoteLoan({
        requestBody,
    }: {
        requestBody: LoanQuoteRequestDto,
    }): CancelablePromise<LoanQuoteDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/quote',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read the movements of an own loan
     * By month, with what is owed and what is in the wallet after each. One answer holds 24 months at most, the last ones unless others are asked for; `earlier` says where to go on.
     *
     * For members.
     * @returns StatementDto Done.
     * @throws ApiError
     */
    public readLoanStatement({
        requestBody,
    }: {
        requestBody: StatementRequestDto,
    }): CancelablePromise<StatementDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/statement',
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
     * Read whether a new loan may pay off a running one
     * It may for a member in good standing: nothing is overdue, enough installments are paid, and the credit score allows a loan that leaves enough beside the payoff. Changes nothing.
     *
     * For members.
     * @returns TopUpOfferDto Done.
     * @throws ApiError
     */
    public readTopUpOffer({
        requestBody,
    }: {
        requestBody: TopUpOfferRequestDto,
    }): CancelablePromise<TopUpOfferDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/top-up/offer',
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
                409: `\`LOAN_NOT_FUNDED\`: This loan was never paid out, or was cancelled, so there is nothing to repay.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Compute what a loan costs that pays off the running one
     * The quote of a loan in the same currency, with what closes the running loan today, what the member really receives, and the effective rate on that. POST /loan/applynew takes its figures with its hash and the number of the loan as topUpOf. What the credit score does not allow is refused here as there. Changes nothing.
     *
     * For members.
     * @returns LoanQuoteDto Done.
     * @throws ApiError
     */
    public quoteTopUp({
        requestBody,
    }: {
        requestBody: TopUpQuoteRequestDto,
    }): CancelablePromise<LoanQuoteDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/top-up/quote',
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
                409: `\`LOAN_NOT_FUNDED\`: This loan was never paid out, or was cancelled, so there is nothing to repay.
                \`TOP_UP_NOT_POSSIBLE\`: The loan that this one would pay off has ended, or too little would be left to pay out.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read what an amount would do that is paid today
     * Money beyond what is due pays the next installments in advance, or principal with the interest that it saves; the reference on the transfer says which. Changes nothing.
     *
     * For members.
     * @returns WaysToPayDto Done.
     * @throws ApiError
     */
    public readWaysToPay({
        requestBody,
    }: {
        requestBody: WaysToPayRequestDto,
    }): CancelablePromise<WaysToPayDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/ways-to-pay',
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
                409: `\`LOAN_NOT_FUNDED\`: This loan was never paid out, or was cancelled, so there is nothing to repay.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * List the documents of an own loan
     * Each with the path to download it from, its language and when it was agreed to.
     *
     * For members.
     * @returns DocumentListDto Done.
     * @throws ApiError
     */
    public listDocuments({
        loanNumber,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
    }): CancelablePromise<DocumentListDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/loan/{loanNumber}/documents',
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
     * Download a document of an own loan
     * contract.pdf is the loan contract, agreement.pdf the Service and Policy Agreement, disclosure.pdf the disclosure statement: each from what was agreed to, with the same bytes every time. statement.pdf and statement.csv hold every movement up to today.
     *
     * For members.
     * @returns binary Done.
     * @throws ApiError
     */
    public showDocument({
        loanNumber,
        document,
        language,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
        /**
         * Which document, in which format.
         */
        document: 'contract.pdf' | 'agreement.pdf' | 'disclosure.pdf' | 'statement.pdf' | 'statement.csv',
        /**
         * Without it, what was agreed to is in the language that it was read in, and a statement in the caller's.
         */
        language?: Language,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/loan/{loanNumber}/documents/{document}',
            path: {
                'loanNumber': loanNumber,
                'document': document,
            },
            query: {
                'language': language,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.
                \`DOCUMENT_NOT_FOUND\`: There is no such document of this loan.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Withdraw a request that waits
     * While no officer has answered it.
     *
     * For members.
     * @returns void
     * @throws ApiError
     */
    public withdrawHardship({
        loanNumber,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/loan/{loanNumber}/hardship',
            path: {
                'loanNumber': loanNumber,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`HARDSHIP_NOT_OPEN\`: This request was answered or withdrawn, or ended with its loan by now.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read the requests and the schedules of an own loan
     * What was asked for, how it was answered, and the schedules that the loan has had.
     *
     * For members.
     * @returns HardshipDto Done.
     * @throws ApiError
     */
    public readHardship({
        loanNumber,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
    }): CancelablePromise<HardshipDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/loan/{loanNumber}/hardship',
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
     * Ask for another schedule of an own loan
     * With the hash of the figures that the member saw and agrees to. An officer answers; the schedule changes when one agrees, as long as nothing fell due and nothing was paid since.
     *
     * For members.
     * @returns HardshipStateDto Done.
     * @throws ApiError
     */
    public applyForHardship({
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
        requestBody: HardshipRequestDto,
    }): CancelablePromise<HardshipStateDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/{loanNumber}/hardship',
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
                \`IDEMPOTENCY_KEY_REQUIRED\`: This call needs an Idempotency-Key header of 1 to 255 characters.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`LOAN_NOT_FUNDED\`: This loan was never paid out, or was cancelled, so there is nothing to repay.
                \`HARDSHIP_NOT_POSSIBLE\`: The loan cannot be repaid this way. Please choose another one, or talk to us.
                \`HARDSHIP_TOO_OFTEN\`: The schedule of this loan was changed as often as it can be within twelve months. Please talk to us.
                \`HARDSHIP_QUOTE_CHANGED\`: Something was paid or fell due since these figures were shown. Please look at the new ones.
                \`HARDSHIP_ALREADY_ASKED\`: Your request for this loan waits for an answer. Withdraw it to ask for something else.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read what another schedule of an own loan would cost
     * Changes nothing. What is overdue goes into the new schedule, and bears no more penalties; penalties and late charges so far stay due at once. Time that is added costs the monthly rate on the principal that is left, never interest on interest, and within the yearly cap.
     *
     * For members.
     * @returns HardshipQuoteDto Done.
     * @throws ApiError
     */
    public quoteHardship({
        loanNumber,
        requestBody,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
        requestBody: HardshipWishDto,
    }): CancelablePromise<HardshipQuoteDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/{loanNumber}/hardship/quote',
            path: {
                'loanNumber': loanNumber,
            },
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
                409: `\`LOAN_NOT_FUNDED\`: This loan was never paid out, or was cancelled, so there is nothing to repay.
                \`HARDSHIP_NOT_POSSIBLE\`: The loan cannot be repaid this way. Please choose another one, or talk to us.
                \`HARDSHIP_TOO_OFTEN\`: The schedule of this loan was changed as often as it can be within twelve months. Please talk to us.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Download the addendum to the contract of an own loan
     * How another schedule took the place of the one before: the figures before and after, the difference, the effective rate and the consent, with the same bytes every time.
     *
     * For members.
     * @returns binary Done.
     * @throws ApiError
     */
    public showAddendum({
        loanNumber,
        requestId,
        language,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
        /**
         * The request, of a withdrawal or of another schedule.
         */
        requestId: string,
        /**
         * Without it, what was agreed to is in the language that it was read in, and a statement in the caller's.
         */
        language?: Language,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/loan/{loanNumber}/hardship/{requestId}/addendum.pdf',
            path: {
                'loanNumber': loanNumber,
                'requestId': requestId,
            },
            query: {
                'language': language,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.
                \`DOCUMENT_NOT_FOUND\`: There is no such document of this loan.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Take an open promise back
     * From then on notices of being late come again.
     *
     * For members.
     * @returns void
     * @throws ApiError
     */
    public withdrawPromise({
        loanNumber,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/loan/{loanNumber}/promise',
            path: {
                'loanNumber': loanNumber,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`PROMISE_NOT_OPEN\`: No payment of this loan is promised now.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read what was promised for an own loan, and what became of it
     * With whether another promise may be made, and for how late a day.
     *
     * For members.
     * @returns PromiseListDto Done.
     * @throws ApiError
     */
    public readPromises({
        loanNumber,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
    }): CancelablePromise<PromiseListDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/loan/{loanNumber}/promise',
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
     * Promise a payment of an own loan
     * What will be paid, and until when. Until then no notice says that something is late; on the day itself one reminds of it. It changes nothing of what is owed: interest and penalties go on. There is one open promise at most.
     *
     * For members.
     * @returns PromiseDto Done.
     * @throws ApiError
     */
    public addPromise({
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
        requestBody: PromiseRequestDto,
    }): CancelablePromise<PromiseDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/loan/{loanNumber}/promise',
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
                \`PROMISE_DAY_NOT_POSSIBLE\`: Name a day that is near, and not over yet.
                \`PROMISE_ALREADY_MADE\`: A payment for this loan is promised already. Take that promise back to make another one.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
}
