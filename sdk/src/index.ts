export { ApiError, type ErrorCode, NO_SERVER_RESPONSE, UNKNOWN_ERROR } from './api-error';
export { PautangClient } from './client';
export type * from './generated';
export { CurrencyService, LoanService, MemberService, MiscService, WalletService } from './generated';
export { componentSchemas } from './generated/component-schemas';
export { PautangSession, type SessionOptions } from './session';
export { MemoryTokenStore, type TokenStore } from './session-request';
export { type UploadOptions, uploadImage } from './upload-image';
export type { OnProgress } from './upload-request';
