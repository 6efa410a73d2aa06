/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ApiKeyIssuedDto } from '../models/ApiKeyIssuedDto';
import type { ApiKeyIssueDto } from '../models/ApiKeyIssueDto';
import type { ApiKeyPageDto } from '../models/ApiKeyPageDto';
import type { ArrearsBucket } from '../models/ArrearsBucket';
import type { AuditPageDto } from '../models/AuditPageDto';
import type { BackofficeLoanAccountDto } from '../models/BackofficeLoanAccountDto';
import type { BackofficeLoanDto } from '../models/BackofficeLoanDto';
import type { BackofficeLoanPageDto } from '../models/BackofficeLoanPageDto';
import type { BackofficeMemberDto } from '../models/BackofficeMemberDto';
import type { BackofficeWithdrawalDto } from '../models/BackofficeWithdrawalDto';
import type { BackofficeWithdrawalPageDto } from '../models/BackofficeWithdrawalPageDto';
import type { ClockDto } from '../models/ClockDto';
import type { ClockMoveDto } from '../models/ClockMoveDto';
import type { CollectionsDto } from '../models/CollectionsDto';
import type { ContactMessagePageDto } from '../models/ContactMessagePageDto';
import type { CorrectionDetailsDto } from '../models/CorrectionDetailsDto';
import type { CorrectionRefusalDto } from '../models/CorrectionRefusalDto';
import type { FailedJobPageDto } from '../models/FailedJobPageDto';
import type { HardshipDecisionDto } from '../models/HardshipDecisionDto';
import type { HardshipDto } from '../models/HardshipDto';
import type { HardshipPageDto } from '../models/HardshipPageDto';
import type { HardshipState } from '../models/HardshipState';
import type { HardshipStateDto } from '../models/HardshipStateDto';
import type { HeldRateDecisionDto } from '../models/HeldRateDecisionDto';
import type { IncomeDto } from '../models/IncomeDto';
import type { IncomingPaymentDetailDto } from '../models/IncomingPaymentDetailDto';
import type { IncomingPaymentDto } from '../models/IncomingPaymentDto';
import type { IncomingPaymentPageDto } from '../models/IncomingPaymentPageDto';
import type { InvitationIssuedDto } from '../models/InvitationIssuedDto';
import type { InvitationIssueDto } from '../models/InvitationIssueDto';
import type { InvitationPageDto } from '../models/InvitationPageDto';
import type { JobQueuesDto } from '../models/JobQueuesDto';
import type { Language } from '../models/Language';
import type { LoanDecisionDto } from '../models/LoanDecisionDto';
import type { LoanStatementDto } from '../models/LoanStatementDto';
import type { LoanStatus } from '../models/LoanStatus';
import type { NoticePageDto } from '../models/NoticePageDto';
import type { OpenPaymentClaimPageDto } from '../models/OpenPaymentClaimPageDto';
import type { OtpIssuedDto } from '../models/OtpIssuedDto';
import type { OtpIssueDto } from '../models/OtpIssueDto';
import type { PaymentAssignDto } from '../models/PaymentAssignDto';
import type { PaymentImportDto } from '../models/PaymentImportDto';
import type { PaymentImportedDto } from '../models/PaymentImportedDto';
import type { PaymentReasonDto } from '../models/PaymentReasonDto';
import type { PaymentSource } from '../models/PaymentSource';
import type { PaymentState } from '../models/PaymentState';
import type { PortfolioAtRiskDto } from '../models/PortfolioAtRiskDto';
import type { PromiseDto } from '../models/PromiseDto';
import type { PromiseListDto } from '../models/PromiseListDto';
import type { ProposalPageDto } from '../models/ProposalPageDto';
import type { ProvisionsDto } from '../models/ProvisionsDto';
import type { ReceivingAccountDto } from '../models/ReceivingAccountDto';
import type { RecoveryCodeIssuedDto } from '../models/RecoveryCodeIssuedDto';
import type { RecoveryCodeIssueDto } from '../models/RecoveryCodeIssueDto';
import type { RefundedDto } from '../models/RefundedDto';
import type { RefundRequestDto } from '../models/RefundRequestDto';
import type { RepaymentDto } from '../models/RepaymentDto';
import type { RepaymentPageDto } from '../models/RepaymentPageDto';
import type { RepaymentRecordDto } from '../models/RepaymentRecordDto';
import type { RepaymentReversalDto } from '../models/RepaymentReversalDto';
import type { ReportFileDto } from '../models/ReportFileDto';
import type { ReportRequestDto } from '../models/ReportRequestDto';
import type { StaffCorrectionPageDto } from '../models/StaffCorrectionPageDto';
import type { StaffPromiseRequestDto } from '../models/StaffPromiseRequestDto';
import type { StaffRateDto } from '../models/StaffRateDto';
import type { StaffRatesDto } from '../models/StaffRatesDto';
import type { SuspenseDto } from '../models/SuspenseDto';
import type { TrialBalanceDto } from '../models/TrialBalanceDto';
import type { WaiverDto } from '../models/WaiverDto';
import type { WaiverListDto } from '../models/WaiverListDto';
import type { WaiverRequestDto } from '../models/WaiverRequestDto';
import type { WaiverReversalDto } from '../models/WaiverReversalDto';
import type { WebhookChangeDto } from '../models/WebhookChangeDto';
import type { WebhookCreatedDto } from '../models/WebhookCreatedDto';
import type { WebhookCreateDto } from '../models/WebhookCreateDto';
import type { WebhookDeliveryPageDto } from '../models/WebhookDeliveryPageDto';
import type { WebhookDeliveryStatus } from '../models/WebhookDeliveryStatus';
import type { WebhookDto } from '../models/WebhookDto';
import type { WebhookListDto } from '../models/WebhookListDto';
import type { WebhookReplayDto } from '../models/WebhookReplayDto';
import type { WebhookReplayedDto } from '../models/WebhookReplayedDto';
import type { WebhookSecretDto } from '../models/WebhookSecretDto';
import type { WebhookTestedDto } from '../models/WebhookTestedDto';
import type { WithdrawalRequestPageDto } from '../models/WithdrawalRequestPageDto';
import type { WithdrawalStatus } from '../models/WithdrawalStatus';
import type { WithdrawalStatusDto } from '../models/WithdrawalStatusDto';
import type { WriteOffDto } from '../models/WriteOffDto';
import type { WriteOffListDto } from '../models/WriteOffListDto';
import type { WriteOffRequestDto } from '../models/WriteOffRequestDto';
import type { WriteOffReversalDto } from '../models/WriteOffReversalDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class BackOfficeService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List the API keys, newest first, with their last use
     * In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers.
     * @returns ApiKeyPageDto Done.
     * @throws ApiError
     */
    public listApiKeys({
        limit = 50,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<ApiKeyPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/api-keys',
            query: {
                'limit': limit,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Issue an API key
     * The key is told in this answer alone. To replace one, issue another of the same name, put it to use, and revoke the first.
     *
     * For loan officers.
     * @returns ApiKeyIssuedDto Done.
     * @throws ApiError
     */
    public issueApiKey({
        requestBody,
    }: {
        requestBody: ApiKeyIssueDto,
    }): CancelablePromise<ApiKeyIssuedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/api-keys',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                409: `\`TOO_MANY_KEYS\`: Two keys of this name are good at the moment. Please revoke one of them first.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Revoke an API key
     * It is refused from the next request on. To revoke it once more changes nothing.
     *
     * For loan officers.
     * @returns void
     * @throws ApiError
     */
    public revokeApiKey({
        keyId,
    }: {
        /**
         * The readable part of the key.
         */
        keyId: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/backoffice/api-keys/{keyId}',
            path: {
                'keyId': keyId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                404: `\`API_KEY_NOT_FOUND\`: There is no API key with this id.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List the entries of the audit trail, newest first
     * With several filters, those that fit all of them. A call looks through 20,000 entries, or all of one member: its page may be short or empty, and `nextCursor` leads on while there are more to look through. Reading leaves no entry. In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers; for API keys with `audit:read`.
     * @returns AuditPageDto Done.
     * @throws ApiError
     */
    public listAuditEntries({
        limit = 50,
        subject,
        actorId,
        memberId,
        action,
        day,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * What was changed, read or signed in to, to the letter.
         */
        subject?: string,
        /**
         * Who did it: the id of an account, or of an API key.
         */
        actorId?: string,
        /**
         * Whom it concerns.
         */
        memberId?: string,
        /**
         * What was done.
         */
        action?: string,
        /**
         * When, as a day of the Philippines.
         */
        day?: string,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<AuditPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/audit',
            query: {
                'limit': limit,
                'subject': subject,
                'actorId': actorId,
                'memberId': memberId,
                'action': action,
                'day': day,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read the business day, in the demo
     * Due dates, penalties and payments go by it. Elsewhere it is the day in the Philippines, and this is refused.
     *
     * For loan officers and loan assistants; for API keys with `clock:read`.
     * @returns ClockDto Done.
     * @throws ApiError
     */
    public readClock(): CancelablePromise<ClockDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/clock',
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`CLOCK_FIXED\`: The business day can be moved in the demo only.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Move the business day, in the demo
     * To a date, or by a number of days. What each day between needs (penalties, statuses) is done before the answer, and where one process does all, members are told what the day reminds of. A loan never goes back to a day before its last movement.
     *
     * For loan officers and loan assistants; for API keys with `clock:move`.
     * @returns ClockDto Done.
     * @throws ApiError
     */
    public moveClock({
        requestBody,
    }: {
        requestBody: ClockMoveDto,
    }): CancelablePromise<ClockDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/clock',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`CLOCK_FIXED\`: The business day can be moved in the demo only.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List corrections of names and IDs that are open, newest first
     * Those that are COOLING can be decided on once they are WAITING. Numbers are masked. In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers; for API keys with `corrections:read`.
     * @returns StaffCorrectionPageDto Done.
     * @throws ApiError
     */
    public listCorrections({
        limit = 50,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<StaffCorrectionPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/corrections',
            query: {
                'limit': limit,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read a correction in full, with links to the photos of the ID
     * Each read leaves an entry in the audit log. `sameIdentity` names who has the wanted ID already.
     *
     * For loan officers; for API keys with `corrections:read`.
     * @returns CorrectionDetailsDto Done.
     * @throws ApiError
     */
    public readCorrection({
        correctionId,
    }: {
        /**
         * Which correction.
         */
        correctionId: string,
    }): CancelablePromise<CorrectionDetailsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/corrections/{correctionId}',
            path: {
                'correctionId': correctionId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`CORRECTION_NOT_FOUND\`: There is no correction with this id.
                \`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Confirm a correction
     * It counts from now on, for papers of later loans too, and the member is told. Nobody confirms their own.
     *
     * For loan officers; for API keys with `corrections:decide`.
     * @returns void
     * @throws ApiError
     */
    public confirmCorrection({
        correctionId,
    }: {
        /**
         * Which correction.
         */
        correctionId: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/corrections/{correctionId}/confirm',
            path: {
                'correctionId': correctionId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`CORRECTION_NOT_FOUND\`: There is no correction with this id.
                \`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                409: `\`CORRECTION_ENDED\`: This correction has ended by now, so nothing more can be done about it.
                \`CORRECTION_COOLING\`: The member was told of this correction and can still withdraw it. Decide once that time is over.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Refuse a correction
     * The member is told, and reads the reason.
     *
     * For loan officers; for API keys with `corrections:decide`.
     * @returns void
     * @throws ApiError
     */
    public refuseCorrection({
        correctionId,
        requestBody,
    }: {
        /**
         * Which correction.
         */
        correctionId: string,
        requestBody: CorrectionRefusalDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/corrections/{correctionId}/refuse',
            path: {
                'correctionId': correctionId,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`CORRECTION_NOT_FOUND\`: There is no correction with this id.
                \`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                409: `\`CORRECTION_ENDED\`: This correction has ended by now, so nothing more can be done about it.
                \`CORRECTION_COOLING\`: The member was told of this correction and can still withdraw it. Decide once that time is over.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List requests for another schedule, newest first
     * In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers and loan assistants; for API keys with `loans:read`.
     * @returns HardshipPageDto Done.
     * @throws ApiError
     */
    public listHardship({
        limit = 50,
        state,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * ASKED when it is absent.
         */
        state?: HardshipState,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<HardshipPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/hardship',
            query: {
                'limit': limit,
                'state': state,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Answer a request for another schedule
     * AGREE changes the schedule from today on, where the loan still stands as the member saw it; else it is refused with `HARDSHIP_QUOTE_CHANGED`, and the member has to ask anew. REFUSE needs a reason.
     *
     * For loan officers; for API keys with `loans:decide`.
     * @returns HardshipStateDto Done.
     * @throws ApiError
     */
    public decideHardship({
        requestId,
        idempotencyKey,
        requestBody,
    }: {
        /**
         * The request, of a withdrawal or of another schedule.
         */
        requestId: string,
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey: string,
        requestBody: HardshipDecisionDto,
    }): CancelablePromise<HardshipStateDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/hardship/{requestId}/decision',
            path: {
                'requestId': requestId,
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
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`HARDSHIP_NOT_FOUND\`: There is no such request.`,
                409: `\`HARDSHIP_NOT_OPEN\`: This request was answered or withdrawn, or ended with its loan by now.
                \`HARDSHIP_NOT_POSSIBLE\`: The loan cannot be repaid this way. Please choose another one, or talk to us.
                \`HARDSHIP_QUOTE_CHANGED\`: Something was paid or fell due since these figures were shown. Please look at the new ones.
                \`HARDSHIP_TOO_OFTEN\`: The schedule of this loan was changed as often as it can be within twelve months. Please talk to us.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List invitations, newest first, with the beginning of each code
     * In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers; for API keys with `invitations:read`.
     * @returns InvitationPageDto Done.
     * @throws ApiError
     */
    public listInvitations({
        limit = 50,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<InvitationPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/invitations',
            query: {
                'limit': limit,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`SWITCHED_OFF\`: This is not in use here.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Issue an invitation to register
     * Good for thirty days and as many registrations as are asked for.
     *
     * For loan officers; for API keys with `invitations:issue`.
     * @returns InvitationIssuedDto Done.
     * @throws ApiError
     */
    public issueInvitation({
        requestBody,
    }: {
        requestBody: InvitationIssueDto,
    }): CancelablePromise<InvitationIssuedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/invitations',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`SWITCHED_OFF\`: This is not in use here.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Count the work in the background
     * By its kind. Work that comes again and again always has one job that waits for its time.
     *
     * For loan officers; for API keys with `jobs:read`.
     * @returns JobQueuesDto Done.
     * @throws ApiError
     */
    public listJobQueues(): CancelablePromise<JobQueuesDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/jobs',
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * List the jobs that failed and are not done, newest first
     * Those with `nextTryAt` are tried again by themselves, after pauses that double. The others failed too often and wait for a person, for fourteen days. In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers; for API keys with `jobs:read`.
     * @returns FailedJobPageDto Done.
     * @throws ApiError
     */
    public listFailedJobs({
        limit = 50,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<FailedJobPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/jobs/failed',
            query: {
                'limit': limit,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Give up a job that failed
     * It leaves the list of failed jobs, and nobody tries it again; the audit log keeps who removed it.
     *
     * For loan officers.
     * @returns void
     * @throws ApiError
     */
    public removeJob({
        jobId,
    }: {
        /**
         * The job, as the list of those that failed names it.
         */
        jobId: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/backoffice/jobs/failed/{jobId}',
            path: {
                'jobId': jobId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                404: `\`JOB_NOT_FOUND\`: No job with this number is to be done once more. It may be done by now, or be too old for that.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Have a job that failed done once more, at once
     * It leaves the list of failed jobs; where it fails again it comes back.
     *
     * For loan officers; for API keys with `jobs:retry`.
     * @returns void
     * @throws ApiError
     */
    public retryJob({
        jobId,
    }: {
        /**
         * The job, as the list of those that failed names it.
         */
        jobId: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/jobs/failed/{jobId}/retry',
            path: {
                'jobId': jobId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`JOB_NOT_FOUND\`: No job with this number is to be done once more. It may be done by now, or be too old for that.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List loans, newest first
     * In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers and loan assistants; for API keys with `loans:read`.
     * @returns BackofficeLoanPageDto Done.
     * @throws ApiError
     */
    public listLoans({
        limit = 50,
        status,
        arrears,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * The status.
         */
        status?: LoanStatus,
        /**
         * Running loans that are so late today.
         */
        arrears?: ArrearsBucket,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<BackofficeLoanPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/loans',
            query: {
                'limit': limit,
                'status': status,
                'arrears': arrears,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read the account of a loan
     * What the member reads, as of today. Each read leaves an entry in the audit log.
     *
     * For loan officers and loan assistants; for API keys with `loans:read`.
     * @returns BackofficeLoanAccountDto Done.
     * @throws ApiError
     */
    public readLoan({
        loanNumber,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
    }): CancelablePromise<BackofficeLoanAccountDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/loans/{loanNumber}',
            path: {
                'loanNumber': loanNumber,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Decide on a loan application
     * APPROVE funds the wallet with the loan amount, once. An application can be put UNDER_REVIEW and ON_HOLD in turn; APPROVED and REJECTED are final here. Where the rule decided first, APPROVE confirms its approval, once, and what it rejected may be approved, put on hold or under review, unless the member has another open loan. What the member agreed to holds for some days, in a foreign currency for fewer; the decision that finds them over is refused with `APPLICATION_LAPSED`, and the application is CANCELLED. Above an amount that is set, an approval takes two officers: the first one proposes it, the loan stays as it is, and the answer has `proposal`; the same decision of another officer, who is signed in, confirms it. An API key counts as the officer who issued it, and proposes alone. Any other decision, and what else becomes of the loan, ends the proposal. Nobody decides on a loan of the own account.
     *
     * For loan officers; for API keys with `loans:decide`.
     * @returns BackofficeLoanDto Done.
     * @throws ApiError
     */
    public decideLoan({
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
        requestBody: LoanDecisionDto,
    }): CancelablePromise<BackofficeLoanDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/loans/{loanNumber}/decision',
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
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`INVALID_TRANSITION\`: This is not possible in the present status.
                \`APPLICATION_LAPSED\`: The days for which the member agreed to these figures are over. The member has to apply again.
                \`WALLET_NOT_EMPTY\`: Your wallet still holds money of an earlier loan in another currency. Withdraw it first.
                \`TOP_UP_NOT_POSSIBLE\`: The loan that this one would pay off has ended, or too little would be left to pay out.
                \`SECOND_PERSON_NEEDED\`: This was proposed already. Somebody else has to confirm it.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read the requests and the schedules of a loan
     * What was asked for, how it was answered, and the schedules that the loan has had.
     *
     * For loan officers and loan assistants; for API keys with `loans:read`.
     * @returns HardshipDto Done.
     * @throws ApiError
     */
    public readHardshipOf({
        loanNumber,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
    }): CancelablePromise<HardshipDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/loans/{loanNumber}/hardship',
            path: {
                'loanNumber': loanNumber,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Download the addendum to the contract of a loan
     * How another schedule took the place of the one before: the figures before and after, the difference, the effective rate and the consent, with the same bytes every time.
     *
     * For loan officers and loan assistants; for API keys with `loans:read`.
     * @returns binary Done.
     * @throws ApiError
     */
    public showAnyAddendum({
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
            url: '/v2/backoffice/loans/{loanNumber}/hardship/{requestId}/addendum.pdf',
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
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.
                \`DOCUMENT_NOT_FOUND\`: There is no such document of this loan.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Take the open promise of a member back
     * From then on notices of being late come again.
     *
     * For loan officers and loan assistants; for API keys with `repayments:write`.
     * @returns void
     * @throws ApiError
     */
    public withdrawPromiseOf({
        loanNumber,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/backoffice/loans/{loanNumber}/promise',
            path: {
                'loanNumber': loanNumber,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`PROMISE_NOT_OPEN\`: No payment of this loan is promised now.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read what was promised for a loan, and what became of it
     * Each with who made it, and how much of it was paid.
     *
     * For loan officers and loan assistants; for API keys with `repayments:read`.
     * @returns PromiseListDto Done.
     * @throws ApiError
     */
    public listPromises({
        loanNumber,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
    }): CancelablePromise<PromiseListDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/loans/{loanNumber}/promise',
            path: {
                'loanNumber': loanNumber,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Write down that a member promises a payment
     * On the word of the member. Until the day no notice says that something is late; nothing of what is owed changes.
     *
     * For loan officers and loan assistants; for API keys with `repayments:write`.
     * @returns PromiseDto Done.
     * @throws ApiError
     */
    public recordPromise({
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
        requestBody: StaffPromiseRequestDto,
    }): CancelablePromise<PromiseDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/loans/{loanNumber}/promise',
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
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
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
    /**
     * Send back what a member paid too much
     * On the member’s word, to the registered account, and to none that has not received money from us since it was named: that one takes a one-time password, and the member asks. It is a withdrawal from then on, with `source` CREDIT.
     *
     * For loan assistants; for API keys with `credit:refund`.
     * @returns RefundedDto Done.
     * @throws ApiError
     */
    public refundCredit({
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
        requestBody: RefundRequestDto,
    }): CancelablePromise<RefundedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/loans/{loanNumber}/refund',
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
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`NO_CREDIT\`: There is no money on this loan that was paid too much.
                \`ACCOUNT_NOT_USED_YET\`: The member’s account has not received money from us since it was named. The member asks for this in the wallet, with a code.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`INSUFFICIENT_CREDIT\`: The amount is more than what was paid too much on this loan.
                \`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List the repayments of a loan, newest first
     * In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers and loan assistants; for API keys with `repayments:read`.
     * @returns RepaymentPageDto Done.
     * @throws ApiError
     */
    public listRepayments({
        loanNumber,
        limit = 50,
        cursor,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<RepaymentPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/loans/{loanNumber}/repayments',
            path: {
                'loanNumber': loanNumber,
            },
            query: {
                'limit': limit,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Record money that a member paid
     * Pays the oldest installment first: penalties, late charge, interest, principal, unless the product is set up otherwise. What is at least the payoff of its day closes the loan, and what is beyond it is kept as credit. A payment of an earlier day is counted from that day. A likely repeat is refused with `REPAYMENT_LOOKS_REPEATED` and the earlier one as `earlier`: the same loan, the same amount, paid on the same day of the Philippines, under the same reference (case and blanks do not count), and not taken back. `force` records it nevertheless; two references are never a repeat.
     *
     * For loan officers and loan assistants; for API keys with `repayments:write`.
     * @returns RepaymentDto Done.
     * @throws ApiError
     */
    public recordRepayment({
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
        requestBody: RepaymentRecordDto,
    }): CancelablePromise<RepaymentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/loans/{loanNumber}/repayments',
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
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`LOAN_NOT_FUNDED\`: This loan was never paid out, or was cancelled, so there is nothing to repay.
                \`REPAYMENT_LOOKS_REPEATED\`: This amount was already recorded for this day under this reference.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Take a repayment back
     * The loan then stands as if the payment had never come: penalties of the days since are charged, and a loan that it closed is open again. Money that came as an incoming payment lies in suspense again; where it bounced, say so of the payment instead.
     *
     * For loan officers and loan assistants; for API keys with `repayments:write`.
     * @returns RepaymentDto Done.
     * @throws ApiError
     */
    public reverseRepayment({
        loanNumber,
        repaymentNumber,
        idempotencyKey,
        requestBody,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
        /**
         * The number of the repayment.
         */
        repaymentNumber: string,
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey: string,
        requestBody: RepaymentReversalDto,
    }): CancelablePromise<RepaymentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/loans/{loanNumber}/repayments/{repaymentNumber}/reversal',
            path: {
                'loanNumber': loanNumber,
                'repaymentNumber': repaymentNumber,
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
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.
                \`REPAYMENT_NOT_FOUND\`: This loan has no repayment with this number.`,
                409: `\`LOAN_NOT_FUNDED\`: This loan was never paid out, or was cancelled, so there is nothing to repay.
                \`REPAYMENT_REVERSED\`: This repayment was taken back already.
                \`REPAYMENT_FROM_CREDIT\`: This was paid with what was paid too much on another loan. No bank can take it back.
                \`REPAYMENT_OF_TOP_UP\`: This loan was paid off by a later loan of the member, so there is no money to give back.
                \`ANOTHER_LOAN_OPEN\`: Taking this repayment back would open the loan again, and the member has another open loan by now.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Change what the member reads about the loan
     * Only the fields that are sent change; null goes back to the text of the status.
     *
     * For loan officers; for API keys with `loans:write`.
     * @returns BackofficeLoanDto Done.
     * @throws ApiError
     */
    public changeStatement({
        loanNumber,
        requestBody,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
        requestBody: LoanStatementDto,
    }): CancelablePromise<BackofficeLoanDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/v2/backoffice/loans/{loanNumber}/statement',
            path: {
                'loanNumber': loanNumber,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List what was waived of a loan, newest first
     * With what was taken back of it, and why.
     *
     * For loan officers and loan assistants; for API keys with `loans:read`.
     * @returns WaiverListDto Done.
     * @throws ApiError
     */
    public listWaivers({
        loanNumber,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
    }): CancelablePromise<WaiverListDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/loans/{loanNumber}/waivers',
            path: {
                'loanNumber': loanNumber,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Waive penalties and late charges
     * Of the oldest installment first, the penalties before the late charge; what is charged afterwards is owed again. Where nothing else was owed, the loan is repaid. Above the amount from which approvals take two officers, a waiver does as well, counted with what the same officer waived of the loan before and was not taken back: the first one proposes it, the answer has `proposal`, and the same of another officer confirms it.
     *
     * For loan officers; for API keys with `loans:waive`.
     * @returns WaiverDto Done.
     * @throws ApiError
     */
    public waiveCharges({
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
        requestBody: WaiverRequestDto,
    }): CancelablePromise<WaiverDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/loans/{loanNumber}/waivers',
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
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`NOTHING_TO_WAIVE\`: This loan has no unpaid penalties or late charges.
                \`SECOND_PERSON_NEEDED\`: This was proposed already. Somebody else has to confirm it.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Take a waiver back
     * The loan then stands as if it had never been granted; one that it closed is open again.
     *
     * For loan officers; for API keys with `loans:waive`.
     * @returns WaiverDto Done.
     * @throws ApiError
     */
    public reverseWaiver({
        loanNumber,
        waiverId,
        idempotencyKey,
        requestBody,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
        /**
         * Which waiver.
         */
        waiverId: string,
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey: string,
        requestBody: WaiverReversalDto,
    }): CancelablePromise<WaiverDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/loans/{loanNumber}/waivers/{waiverId}/reversal',
            path: {
                'loanNumber': loanNumber,
                'waiverId': waiverId,
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
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.
                \`WAIVER_NOT_FOUND\`: This loan has no such waiver.`,
                409: `\`WAIVER_REVERSED\`: This waiver was taken back already.
                \`ANOTHER_LOAN_OPEN\`: Taking this repayment back would open the loan again, and the member has another open loan by now.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List the write-offs of a loan, newest first
     * With what was lost of principal, interest and charges, what came in since, and whether it was taken back.
     *
     * For loan officers and loan assistants; for API keys with `loans:read`.
     * @returns WriteOffListDto Done.
     * @throws ApiError
     */
    public listWriteOffs({
        loanNumber,
    }: {
        /**
         * The loan application number.
         */
        loanNumber: string,
    }): CancelablePromise<WriteOffListDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/loans/{loanNumber}/write-off',
            path: {
                'loanNumber': loanNumber,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Write a loan off
     * Of a running loan that is late for longer than the lender has set (90 days). The interest of the running month is charged up to the day, and nothing from then on; what is owed stays owed, and what is paid on it is a recovery. It takes two officers, unless the lender has one: the first one proposes it, the answer has `proposal`, and the same of another officer confirms it.
     *
     * For loan officers; for API keys with `loans:write-off`.
     * @returns WriteOffDto Done.
     * @throws ApiError
     */
    public writeOffLoan({
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
        requestBody: WriteOffRequestDto,
    }): CancelablePromise<WriteOffDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/loans/{loanNumber}/write-off',
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
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`WRITE_OFF_NOT_POSSIBLE\`: Only a running loan that is late for long enough can be written off.
                \`SECOND_PERSON_NEEDED\`: This was proposed already. Somebody else has to confirm it.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Take a write-off back
     * The loan runs on by its schedule, with what was paid meanwhile, and without penalties and late charges of the days between. It takes two officers as the write-off does. A loan that was recovered whole is repaid: take its last payment back first.
     *
     * For loan officers; for API keys with `loans:write-off`.
     * @returns WriteOffDto Done.
     * @throws ApiError
     */
    public reverseWriteOff({
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
        requestBody: WriteOffReversalDto,
    }): CancelablePromise<WriteOffDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/loans/{loanNumber}/write-off/reversal',
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
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`NOT_WRITTEN_OFF\`: This loan is not written off, so there is nothing to take back.
                \`SECOND_PERSON_NEEDED\`: This was proposed already. Somebody else has to confirm it.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read a member with links to the documents
     * Each read leaves an entry in the audit log.
     *
     * For loan officers and loan assistants; for API keys with `members:read`.
     * @returns BackofficeMemberDto Done.
     * @throws ApiError
     */
    public readMember({
        memberId,
    }: {
        /**
         * The member's id.
         */
        memberId: string,
    }): CancelablePromise<BackofficeMemberDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/members/{memberId}',
            path: {
                'memberId': memberId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read what a member was told, newest first
     * Each read leaves an entry in the audit log. In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers and loan assistants; for API keys with `notices:read`.
     * @returns NoticePageDto Done.
     * @throws ApiError
     */
    public listMemberNotices({
        memberId,
        limit = 50,
        loanNumber,
        cursor,
    }: {
        /**
         * The member's id.
         */
        memberId: string,
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * Those of one loan alone.
         */
        loanNumber?: string,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<NoticePageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/members/{memberId}/notices',
            path: {
                'memberId': memberId,
            },
            query: {
                'limit': limit,
                'loanNumber': loanNumber,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * List the messages of the contact form, newest first
     * In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers and loan assistants; for API keys with `messages:read`.
     * @returns ContactMessagePageDto Done.
     * @throws ApiError
     */
    public listContactMessages({
        limit = 50,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<ContactMessagePageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/messages',
            query: {
                'limit': limit,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Issue the one-time password of a withdrawal request
     * For the member’s open request, bound to its amount and account, good for ten minutes and one use. Issuing another ends the one before.
     *
     * For loan assistants; for API keys with `otp:issue`.
     * @returns OtpIssuedDto Done.
     * @throws ApiError
     */
    public issueOtp({
        requestBody,
    }: {
        requestBody: OtpIssueDto,
    }): CancelablePromise<OtpIssuedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/otp',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                409: `\`NO_WITHDRAWAL_REQUEST\`: There is no open withdrawal request. Please confirm the withdrawal again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List the transfers that members told of and nobody found, newest first
     * With payments in suspense that each may be of. Assigning such a payment to the loan settles the claim. In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers and loan assistants; for API keys with `repayments:read`.
     * @returns OpenPaymentClaimPageDto Done.
     * @throws ApiError
     */
    public listPaymentClaims({
        limit = 50,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<OpenPaymentClaimPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/payment-claims',
            query: {
                'limit': limit,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * List the money that arrived, newest first
     * UNASSIGNED is what lies in suspense. In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers and loan assistants; for API keys with `repayments:read`.
     * @returns IncomingPaymentPageDto Done.
     * @throws ApiError
     */
    public listPayments({
        limit = 50,
        state,
        source,
        loanNumber,
        from,
        to,
        proposed,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * What comes next.
         */
        state?: PaymentState,
        /**
         * Those that one of the sources told of.
         */
        source?: PaymentSource,
        /**
         * Those that this loan got.
         */
        loanNumber?: string,
        /**
         * Paid on this day or later.
         */
        from?: string,
        /**
         * Paid on this day or earlier.
         */
        to?: string,
        /**
         * Those that wait for a second person.
         */
        proposed?: boolean,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<IncomingPaymentPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/payments',
            query: {
                'limit': limit,
                'state': state,
                'source': source,
                'loanNumber': loanNumber,
                'from': from,
                'to': to,
                'proposed': proposed,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Take lines of a statement of the bank
     * By the same path as what a provider tells. A line counts once, by its id or by its figures with its place among those alike, so the same lines may be sent again; one that cannot be taken stops no other. `npm run backoffice -- payments import` reads a CSV file and sends its lines here.
     *
     * For loan officers and loan assistants; for API keys with `repayments:write`.
     * @returns PaymentImportedDto Done.
     * @throws ApiError
     */
    public importPayments({
        requestBody,
    }: {
        requestBody: PaymentImportDto,
    }): CancelablePromise<PaymentImportedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/payments/import',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read an incoming payment, with the loans that it may be for
     * Each read leaves an entry in the audit log.
     *
     * For loan officers and loan assistants; for API keys with `repayments:read`.
     * @returns IncomingPaymentDetailDto Done.
     * @throws ApiError
     */
    public readPayment({
        paymentNumber,
    }: {
        /**
         * The number of the incoming payment.
         */
        paymentNumber: string,
    }): CancelablePromise<IncomingPaymentDetailDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/payments/{paymentNumber}',
            path: {
                'paymentNumber': paymentNumber,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`PAYMENT_NOT_FOUND\`: There is no incoming payment with this number.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Give money in suspense to a loan
     * It becomes a repayment, as if staff had recorded it: of a loan that is repaid it becomes credit. Above `FOUR_EYES_AMOUNT` it waits as `proposal` until another person does the same.
     *
     * For loan officers and loan assistants; for API keys with `repayments:write`.
     * @returns IncomingPaymentDto Done.
     * @throws ApiError
     */
    public assignPayment({
        paymentNumber,
        idempotencyKey,
        requestBody,
    }: {
        /**
         * The number of the incoming payment.
         */
        paymentNumber: string,
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey: string,
        requestBody: PaymentAssignDto,
    }): CancelablePromise<IncomingPaymentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/payments/{paymentNumber}/assign',
            path: {
                'paymentNumber': paymentNumber,
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
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`PAYMENT_NOT_FOUND\`: There is no incoming payment with this number.
                \`LOAN_NOT_FOUND\`: There is no loan with this number.`,
                409: `\`PAYMENT_NOT_UNASSIGNED\`: This payment was assigned, returned or bounced by now.
                \`PAYMENT_OTHER_CURRENCY\`: A payment counts in the currency of the loan alone, and is never exchanged.
                \`PAYMENT_NOT_RECORDABLE\`: The loan cannot take a payment of this day or amount.
                \`LOAN_NOT_FUNDED\`: This loan was never paid out, or was cancelled, so there is nothing to repay.
                \`REPAYMENT_LOOKS_REPEATED\`: This amount was already recorded for this day under this reference.
                \`SECOND_PERSON_NEEDED\`: This was proposed already. Somebody else has to confirm it.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Say that a payment bounced
     * Where it lies in suspense it is taken out. Where it became a repayment, that is taken back with all that follows.
     *
     * For loan officers and loan assistants; for API keys with `repayments:write`.
     * @returns IncomingPaymentDto Done.
     * @throws ApiError
     */
    public bouncePayment({
        paymentNumber,
        idempotencyKey,
        requestBody,
    }: {
        /**
         * The number of the incoming payment.
         */
        paymentNumber: string,
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey: string,
        requestBody: PaymentReasonDto,
    }): CancelablePromise<IncomingPaymentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/payments/{paymentNumber}/bounce',
            path: {
                'paymentNumber': paymentNumber,
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
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`PAYMENT_NOT_FOUND\`: There is no incoming payment with this number.`,
                409: `\`PAYMENT_NOT_UNASSIGNED\`: This payment was assigned, returned or bounced by now.
                \`ANOTHER_LOAN_OPEN\`: Taking this repayment back would open the loan again, and the member has another open loan by now.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Withdraw what waits for a second person
     * By anybody who may do what it proposes: officers where the money is to be sent back.
     *
     * For loan officers and loan assistants.
     * @returns void
     * @throws ApiError
     */
    public withdrawPaymentProposal({
        paymentNumber,
    }: {
        /**
         * The number of the incoming payment.
         */
        paymentNumber: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/backoffice/payments/{paymentNumber}/proposal',
            path: {
                'paymentNumber': paymentNumber,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                404: `\`PAYMENT_NOT_FOUND\`: There is no incoming payment with this number.`,
                409: `\`PAYMENT_NOT_UNASSIGNED\`: This payment was assigned, returned or bounced by now.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Send money in suspense back to who paid it
     * The bank is told by you; the books have it as paid out. More than `FOUR_EYES_AMOUNT`, and unless that is none also what who does it read in from a statement, waits as `proposal` until another officer does the same.
     *
     * For loan officers; for API keys with `repayments:write`.
     * @returns IncomingPaymentDto Done.
     * @throws ApiError
     */
    public returnPayment({
        paymentNumber,
        idempotencyKey,
        requestBody,
    }: {
        /**
         * The number of the incoming payment.
         */
        paymentNumber: string,
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey: string,
        requestBody: PaymentReasonDto,
    }): CancelablePromise<IncomingPaymentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/payments/{paymentNumber}/return',
            path: {
                'paymentNumber': paymentNumber,
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
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`PAYMENT_NOT_FOUND\`: There is no incoming payment with this number.`,
                409: `\`PAYMENT_NOT_UNASSIGNED\`: This payment was assigned, returned or bounced by now.
                \`SECOND_PERSON_NEEDED\`: This was proposed already. Somebody else has to confirm it.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List what waits for a second person, newest first
     * Confirmed by doing the same as who proposed it: deciding on the loan, waiving its charges, writing it off or taking that back, or issuing the recovery code. In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers and loan assistants.
     * @returns ProposalPageDto Done.
     * @throws ApiError
     */
    public listProposals({
        limit = 50,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<ProposalPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/proposals',
            query: {
                'limit': limit,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Withdraw a proposal
     * By anybody who may do what it proposes: officers for loans, assistants for recovery codes. Nobody withdraws what concerns the own account.
     *
     * For loan officers and loan assistants.
     * @returns void
     * @throws ApiError
     */
    public withdrawProposal({
        proposalId,
    }: {
        /**
         * The id of the proposal.
         */
        proposalId: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/backoffice/proposals/{proposalId}',
            path: {
                'proposalId': proposalId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                404: `\`PROPOSAL_NOT_FOUND\`: There is no open proposal with this id. It may have been confirmed, withdrawn or overtaken by now.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List the exchange rates, with those that wait for an officer
     * A rate that moved further in a day than is believed is held, while the old one stays in force and grows older.
     *
     * For loan officers and loan assistants; for API keys with `rates:read`.
     * @returns StaffRatesDto Done.
     * @throws ApiError
     */
    public listRates(): CancelablePromise<StaffRatesDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/rates',
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Put a held rate into force
     * `HELD_RATE_CHANGED` carries the one that is held now as `held`.
     *
     * For loan officers; for API keys with `rates:decide`.
     * @returns StaffRateDto Done.
     * @throws ApiError
     */
    public acceptRate({
        currencyCode,
        requestBody,
    }: {
        /**
         * ISO 4217.
         */
        currencyCode: string,
        requestBody: HeldRateDecisionDto,
    }): CancelablePromise<StaffRateDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/rates/{currencyCode}/accept',
            path: {
                'currencyCode': currencyCode,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                409: `\`NO_HELD_RATE\`: No rate of this currency waits to be accepted.
                \`HELD_RATE_CHANGED\`: The rate that is held is another one by now. Please look at it first.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Refuse a held rate
     * The old one stays in force. The very same rate is not held again while the source repeats it.
     *
     * For loan officers; for API keys with `rates:decide`.
     * @returns StaffRateDto Done.
     * @throws ApiError
     */
    public rejectRate({
        currencyCode,
        requestBody,
    }: {
        /**
         * ISO 4217.
         */
        currencyCode: string,
        requestBody: HeldRateDecisionDto,
    }): CancelablePromise<StaffRateDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/rates/{currencyCode}/reject',
            path: {
                'currencyCode': currencyCode,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                409: `\`NO_HELD_RATE\`: No rate of this currency waits to be accepted.
                \`HELD_RATE_CHANGED\`: The rate that is held is another one by now. Please look at it first.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Issue a recovery code for a member
     * Make sure first that it is the member. The code is good for ten minutes and one use; issuing another ends the one before. Five a day, for members only. The member is told at once and can stop it, and then no code is issued for a day. Each leaves an entry in the audit log. Where it takes two assistants, the first call proposes it: the answer has `proposal` and no code. The same call of another assistant within half an hour issues the code, to that one.
     *
     * For loan assistants.
     * @returns RecoveryCodeIssuedDto Done.
     * @throws ApiError
     */
    public issueRecoveryCode({
        requestBody,
    }: {
        requestBody: RecoveryCodeIssueDto,
    }): CancelablePromise<RecoveryCodeIssuedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/recovery-codes',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                404: `\`SWITCHED_OFF\`: This is not in use here.
                \`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                409: `\`RECOVERY_STOPPED\`: The member has stopped a recovery of this account. Another code can be issued a day later.
                \`SECOND_PERSON_NEEDED\`: This was proposed already. Somebody else has to confirm it.`,
                429: `\`TOO_MANY_REQUESTS\`: That was too often. Please wait a little and try again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Ask for a report as a file
     * A worker makes it; ask for its state until it is READY. Amounts in CSV have two decimals, or none in a currency without a minor unit; what is too long for paper is TOO_LARGE. Leaves an entry in the audit log.
     *
     * For loan officers and loan assistants; for API keys with `reports:read`.
     * @returns ReportFileDto It is being made.
     * @throws ApiError
     */
    public prepareReport({
        requestBody,
    }: {
        requestBody: ReportRequestDto,
    }): CancelablePromise<ReportFileDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/reports',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read what was to come in on some days, and what came
     * Once the day is over, the report of it stays as it is: what is recorded later counts from the day of recording.
     *
     * For loan officers and loan assistants; for API keys with `reports:read`.
     * @returns CollectionsDto Done.
     * @throws ApiError
     */
    public readCollections({
        from,
        to,
    }: {
        /**
         * The first business day; the first of the month of the last one without it.
         */
        from?: string,
        /**
         * The last business day; today without it.
         */
        to?: string,
    }): CancelablePromise<CollectionsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/reports/collections',
            query: {
                'from': from,
                'to': to,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read the state of a report that is made as a file, with its link
     * The link is good for a day from when the file was made, for whoever has it.
     *
     * For loan officers and loan assistants; for API keys with `reports:read`.
     * @returns ReportFileDto Done.
     * @throws ApiError
     */
    public readReportFile({
        reportId,
    }: {
        /**
         * Which report.
         */
        reportId: string,
    }): CancelablePromise<ReportFileDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/reports/files/{reportId}',
            path: {
                'reportId': reportId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`NOT_FOUND\`: There is nothing at this address.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read what was earned and lost on some days
     * Once the day is over, the report of it stays as it is: what is recorded later counts from the day of recording.
     *
     * For loan officers and loan assistants; for API keys with `reports:read`.
     * @returns IncomeDto Done.
     * @throws ApiError
     */
    public readIncome({
        from,
        to,
    }: {
        /**
         * The first business day; the first of the month of the last one without it.
         */
        from?: string,
        /**
         * The last business day; today without it.
         */
        to?: string,
    }): CancelablePromise<IncomeDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/reports/income',
            query: {
                'from': from,
                'to': to,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read the principal of running loans by days past due, at the end of a day
     * A loan is past due from the day after the due day of an installment of which principal or interest is unpaid. Once the day is over, the report of it stays as it is: what is recorded later counts from the day of recording.
     *
     * For loan officers and loan assistants; for API keys with `reports:read`.
     * @returns PortfolioAtRiskDto Done.
     * @throws ApiError
     */
    public readPortfolioAtRisk({
        at,
    }: {
        /**
         * The business day whose end the report is of, in Asia/Manila; today without it.
         */
        at?: string,
    }): CancelablePromise<PortfolioAtRiskDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/reports/portfolio-at-risk',
            query: {
                'at': at,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read what is to be set aside for loans past due, at the end of a day
     * By the percentages that are configured. Once the day is over, the report of it stays as it is: what is recorded later counts from the day of recording.
     *
     * For loan officers and loan assistants; for API keys with `reports:read`.
     * @returns ProvisionsDto Done.
     * @throws ApiError
     */
    public readProvisions({
        at,
    }: {
        /**
         * The business day whose end the report is of, in Asia/Manila; today without it.
         */
        at?: string,
    }): CancelablePromise<ProvisionsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/reports/provisions',
            query: {
                'at': at,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read what money came that nobody was given, at the end of a day
     * Once the day is over, the report of it stays as it is: what is recorded later counts from the day of recording.
     *
     * For loan officers and loan assistants; for API keys with `reports:read`.
     * @returns SuspenseDto Done.
     * @throws ApiError
     */
    public readSuspense({
        at,
    }: {
        /**
         * The business day whose end the report is of, in Asia/Manila; today without it.
         */
        at?: string,
    }): CancelablePromise<SuspenseDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/reports/suspense',
            query: {
                'at': at,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read the balance of each account at the end of a day
     * Debits and credits of a currency are the same sum. Once the day is over, the report of it stays as it is: what is recorded later counts from the day of recording.
     *
     * For loan officers and loan assistants; for API keys with `reports:read`.
     * @returns TrialBalanceDto Done.
     * @throws ApiError
     */
    public readTrialBalance({
        at,
    }: {
        /**
         * The business day whose end the report is of, in Asia/Manila; today without it.
         */
        at?: string,
    }): CancelablePromise<TrialBalanceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/reports/trial-balance',
            query: {
                'at': at,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * List the webhooks, newest first
     * With address, kinds of events and state. Secrets are told once, when they are made.
     *
     * For loan officers; for API keys with `webhooks:read`.
     * @returns WebhookListDto Done.
     * @throws ApiError
     */
    public listWebhooks(): CancelablePromise<WebhookListDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/webhooks',
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Have events sent to an address
     * From now on; what happened before can be replayed. The secret is told in this answer alone. `webhooks` of this document says what is sent, and docs/webhooks.md how to receive it.
     *
     * For loan officers; for API keys with `webhooks:write`.
     * @returns WebhookCreatedDto Done.
     * @throws ApiError
     */
    public addWebhook({
        requestBody,
    }: {
        requestBody: WebhookCreateDto,
    }): CancelablePromise<WebhookCreatedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/webhooks',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                409: `\`TOO_MANY_WEBHOOKS\`: There are 20 webhooks already. Please delete one of them first.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List what was sent, and what became of it, newest event first
     * Of one webhook, event, status or time. What was FAILED for a day is given up until it is replayed. In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers; for API keys with `webhooks:read`.
     * @returns WebhookDeliveryPageDto Done.
     * @throws ApiError
     */
    public listWebhookDeliveries({
        limit = 50,
        webhookId,
        status,
        eventId,
        from,
        to,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * Of one endpoint.
         */
        webhookId?: string,
        /**
         * The status.
         */
        status?: WebhookDeliveryStatus,
        /**
         * Of one event.
         */
        eventId?: string,
        /**
         * Of events that were recorded from then on.
         */
        from?: string,
        /**
         * Of events that were recorded before.
         */
        to?: string,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<WebhookDeliveryPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/webhooks/deliveries',
            query: {
                'limit': limit,
                'webhookId': webhookId,
                'status': status,
                'eventId': eventId,
                'from': from,
                'to': to,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Delete a webhook
     * What was sent to it stays in the list of deliveries; what waits is given up.
     *
     * For loan officers; for API keys with `webhooks:write`.
     * @returns void
     * @throws ApiError
     */
    public removeWebhook({
        webhookId,
    }: {
        /**
         * The webhook.
         */
        webhookId: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/backoffice/webhooks/{webhookId}',
            path: {
                'webhookId': webhookId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`WEBHOOK_NOT_FOUND\`: There is no webhook with this id, or it was deleted.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read a webhook
     * Its secret was told once, when it was made.
     *
     * For loan officers; for API keys with `webhooks:read`.
     * @returns WebhookDto Done.
     * @throws ApiError
     */
    public readWebhook({
        webhookId,
    }: {
        /**
         * The webhook.
         */
        webhookId: string,
    }): CancelablePromise<WebhookDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/webhooks/{webhookId}',
            path: {
                'webhookId': webhookId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`WEBHOOK_NOT_FOUND\`: There is no webhook with this id, or it was deleted.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Change a webhook, disable or enable it
     * While it is disabled nothing is sent. Once it is enabled, what was not taken before goes on; what happened meanwhile can be replayed.
     *
     * For loan officers; for API keys with `webhooks:write`.
     * @returns WebhookDto Done.
     * @throws ApiError
     */
    public changeWebhook({
        webhookId,
        requestBody,
    }: {
        /**
         * The webhook.
         */
        webhookId: string,
        requestBody: WebhookChangeDto,
    }): CancelablePromise<WebhookDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/v2/backoffice/webhooks/{webhookId}',
            path: {
                'webhookId': webhookId,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`WEBHOOK_NOT_FOUND\`: There is no webhook with this id, or it was deleted.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * End the secret of before at once
     * After an exchange messages are signed with both for a day; from now on with the new one alone.
     *
     * For loan officers; for API keys with `webhooks:write`.
     * @returns void
     * @throws ApiError
     */
    public endWebhookSecret({
        webhookId,
    }: {
        /**
         * The webhook.
         */
        webhookId: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/backoffice/webhooks/{webhookId}/previous-secret',
            path: {
                'webhookId': webhookId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`WEBHOOK_NOT_FOUND\`: There is no webhook with this id, or it was deleted.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Send an event once more, or all since a time
     * Under the same ids, whether they were taken or not. Events are kept for 90 days.
     *
     * For loan officers; for API keys with `webhooks:write`.
     * @returns WebhookReplayedDto Done.
     * @throws ApiError
     */
    public replayWebhook({
        webhookId,
        requestBody,
    }: {
        /**
         * The webhook.
         */
        webhookId: string,
        requestBody: WebhookReplayDto,
    }): CancelablePromise<WebhookReplayedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/webhooks/{webhookId}/replay',
            path: {
                'webhookId': webhookId,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`WEBHOOK_NOT_FOUND\`: There is no webhook with this id, or it was deleted.
                \`EVENT_NOT_FOUND\`: There is no event with this id. Events are kept for 90 days.`,
                409: `\`WEBHOOK_DISABLED\`: This webhook is disabled, so nothing is sent to it. Please enable it first.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Give a webhook a new secret
     * The secret is told in this answer alone. For a day messages are signed with the one before, too, or until that is ended. Another new one within the day takes its place: the oldest signs no more.
     *
     * For loan officers; for API keys with `webhooks:write`.
     * @returns WebhookSecretDto Done.
     * @throws ApiError
     */
    public rotateWebhookSecret({
        webhookId,
    }: {
        /**
         * The webhook.
         */
        webhookId: string,
    }): CancelablePromise<WebhookSecretDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/webhooks/{webhookId}/rotate',
            path: {
                'webhookId': webhookId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`WEBHOOK_NOT_FOUND\`: There is no webhook with this id, or it was deleted.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Send a test event
     * It has the type `webhook.test`.
     *
     * For loan officers; for API keys with `webhooks:write`.
     * @returns WebhookTestedDto Done.
     * @throws ApiError
     */
    public testWebhook({
        webhookId,
    }: {
        /**
         * The webhook.
         */
        webhookId: string,
    }): CancelablePromise<WebhookTestedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/webhooks/{webhookId}/test',
            path: {
                'webhookId': webhookId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`WEBHOOK_NOT_FOUND\`: There is no webhook with this id, or it was deleted.`,
                409: `\`WEBHOOK_DISABLED\`: This webhook is disabled, so nothing is sent to it. Please enable it first.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List the withdrawal requests that wait for a code, newest first
     * In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers and loan assistants; for API keys with `withdrawals:read`.
     * @returns WithdrawalRequestPageDto Done.
     * @throws ApiError
     */
    public listWithdrawalRequests({
        limit = 50,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<WithdrawalRequestPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/withdrawal-requests',
            query: {
                'limit': limit,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read the receiving account of a withdrawal request in full
     * While the request is open. Leaves an audit row.
     *
     * For loan officers and loan assistants; for API keys with `accounts:read`.
     * @returns ReceivingAccountDto Done.
     * @throws ApiError
     */
    public readRequestAccount({
        requestId,
    }: {
        /**
         * The request, of a withdrawal or of another schedule.
         */
        requestId: string,
    }): CancelablePromise<ReceivingAccountDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/withdrawal-requests/{requestId}/account',
            path: {
                'requestId': requestId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                409: `\`NO_WITHDRAWAL_REQUEST\`: There is no open withdrawal request. Please confirm the withdrawal again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List withdrawals, newest first
     * In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For loan officers and loan assistants; for API keys with `withdrawals:read`.
     * @returns BackofficeWithdrawalPageDto Done.
     * @throws ApiError
     */
    public listWithdrawals({
        limit = 50,
        status,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * The status.
         */
        status?: WithdrawalStatus,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<BackofficeWithdrawalPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/backoffice/withdrawals',
            query: {
                'limit': limit,
                'status': status,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read the receiving account of a withdrawal in full
     * Leaves an audit row.
     *
     * For loan officers and loan assistants; for API keys with `accounts:read`.
     * @returns ReceivingAccountDto Done.
     * @throws ApiError
     */
    public readWithdrawalAccount({
        withdrawalNumber,
    }: {
        /**
         * The number of the withdrawal.
         */
        withdrawalNumber: string,
    }): CancelablePromise<ReceivingAccountDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/withdrawals/{withdrawalNumber}/account',
            path: {
                'withdrawalNumber': withdrawalNumber,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`WITHDRAWAL_NOT_FOUND\`: There is no withdrawal with this number.
                \`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Say how far a withdrawal is
     * FAILED returns the money to the wallet, once. COMPLETED and FAILED are final. What was paid too much is not taken up (PROCESSING) by who alone says that it came: unless `FOUR_EYES_AMOUNT` is none, that takes somebody else.
     *
     * For loan assistants; for API keys with `withdrawals:settle`.
     * @returns BackofficeWithdrawalDto Done.
     * @throws ApiError
     */
    public changeWithdrawalStatus({
        withdrawalNumber,
        idempotencyKey,
        requestBody,
    }: {
        /**
         * The number of the withdrawal.
         */
        withdrawalNumber: string,
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey: string,
        requestBody: WithdrawalStatusDto,
    }): CancelablePromise<BackofficeWithdrawalDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/backoffice/withdrawals/{withdrawalNumber}/status',
            path: {
                'withdrawalNumber': withdrawalNumber,
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
                403: `\`OWN_ACCOUNT\`: Nobody decides about the own account. Somebody else has to do this.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`API_KEY_INVALID\`: There is no such API key. Please check that it was copied whole.
                \`API_KEY_EXPIRED\`: The time of this API key is over. Please ask a loan officer for a new one.
                \`API_KEY_REVOKED\`: This API key was revoked. Please ask a loan officer for a new one.
                \`SCOPE_MISSING\`: This API key may not do this. Please ask a loan officer for one with the scope of this call.`,
                404: `\`WITHDRAWAL_NOT_FOUND\`: There is no withdrawal with this number.`,
                409: `\`INVALID_TRANSITION\`: This is not possible in the present status.
                \`SECOND_PERSON_NEEDED\`: This was proposed already. Somebody else has to confirm it.
                \`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Download a report
     * Needs the signature of a link that was given to staff.
     * @returns binary Done.
     * @throws ApiError
     */
    public showReport({
        reportId,
        expires,
        signature,
    }: {
        /**
         * Which report.
         */
        reportId: string,
        /**
         * When the link ends, in seconds since 1970.
         */
        expires: string,
        /**
         * As the link has it.
         */
        signature: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/reports/{reportId}',
            path: {
                'reportId': reportId,
            },
            query: {
                'expires': expires,
                'signature': signature,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                403: `\`LINK_INVALID\`: This link is not valid.
                \`LINK_EXPIRED\`: This link has expired. Please open the page again.`,
                404: `\`NOT_FOUND\`: There is nothing at this address.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
}
