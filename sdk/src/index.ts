export {
  ABORTED,
  ApiError,
  type ErrorCode,
  HEADER_INVALID,
  NO_SERVER_RESPONSE,
  TIMEOUT,
  UNKNOWN_ERROR,
} from './api-error';
export type { CallOptions } from './call';
export { PautangClient } from './client';
export { type CookieStore, MemoryCookieStore } from './cookie-store';
export {
  type AddendumRequest,
  type DocumentRequest,
  type DownloadedDocument,
  downloadAddendum,
  downloadDocument,
} from './download-document';
export type * from './generated';
export {
  AccountSecurityService,
  CurrencyService,
  LoanService,
  MemberService,
  MiscService,
  MyDataService,
  NoticesService,
  PaymentsService,
  WalletService,
} from './generated';
export { componentSchemas } from './generated/component-schemas';
export { claimsOf, type TokenClaims } from './own-number';
export { PautangSession, type SessionOptions } from './session';
export { MemoryTokenStore, type TokenStore } from './session-request';
export { type UploadOptions, uploadCorrectionPhoto, uploadImage } from './upload-image';
export type { OnProgress } from './upload-request';
export {
  type SeenMessages,
  type VerifiedEvent,
  type VerifyOptions,
  Webhook,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookRefusal,
  WebhookVerificationError,
} from './webhook';
