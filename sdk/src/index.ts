export { ApiError, type ErrorCode, NO_SERVER_RESPONSE, UNKNOWN_ERROR } from './api-error';
export { type ClientOptions, PautangClient, type UploadOptions } from './client';
export type * from './generated';
export { componentSchemas } from './generated/component-schemas';
export { MemoryTokenStore, type TokenStore } from './session-request';
export type { OnProgress } from './upload-request';
