import { NO_NUMBER } from './member-tables';
import { OPTIONAL, type TableData, TEXT, UNTOLD } from './table-data';

/** What stands for the password of a closed account: no password has this hash, and nothing can be compared with it. */
export const CLOSED_PASSWORD = 'closed';
const NO_PASSWORD = `'${CLOSED_PASSWORD}'`;

export const ACCOUNT_TABLES: Readonly<Record<string, TableData>> = {
  refresh_token: {
    owner: 'account_id',
    fate: 'deleted at closing',
    retention: 'signIns',
    others: ['token_hash', 'session_id', 'created_at', 'rotated_at'],
  },
  session: {
    owner: 'account_id',
    title: 'Sign-ins',
    fate: 'deleted at closing',
    retention: 'signIns',
    personal: { browser: OPTIONAL, system: OPTIONAL, network: OPTIONAL },
    linked: ['created_at', 'last_seen_at', 'second_factor_at', 'expires_at', 'revoked_at', 'is_persistent'],
    others: ['id', 'password_print', 'device_hash', 'news_in'],
  },
  known_device: {
    owner: 'account_id',
    title: 'Known browsers',
    fate: 'deleted at closing',
    retention: 'signIns',
    linked: ['last_seen_at'],
    others: ['device_hash', 'password_print'],
  },
  recovery_code: {
    owner: 'account_id',
    title: 'Recoveries of your account',
    fate: 'deleted at closing',
    retention: 'codes',
    linked: ['state', 'created_at', 'expires_at', 'wrong_tries', 'stopped_at'],
    others: ['id', 'code_hash', 'issued_by', 'stop_hash', 'previous_password_hash'],
  },
  security_notice: {
    owner: 'account_id',
    title: 'Warnings that we sent you',
    fate: 'deleted at closing',
    retention: 'codes',
    linked: ['kind', 'created_at', 'used_at'],
    others: ['token_hash'],
  },
  passkey: {
    owner: 'account_id',
    title: 'Passkeys',
    fate: 'deleted at closing',
    retention: 'signIns',
    linked: ['name', 'created_at', 'last_used_at', 'is_synced', 'is_backed_up', 'transports'],
    others: ['id', 'credential_id', 'public_key', 'counter'],
  },
  passkey_challenge: {
    owner: 'account_id',
    fate: 'deleted at closing',
    retention: 'codes',
    others: ['challenge_hash', 'expires_at'],
  },
  second_factor_code: {
    owner: 'account_id',
    fate: 'deleted at closing',
    retention: 'codes',
    others: ['code_hash', 'used_at'],
  },
  second_factor_challenge: {
    owner: 'account_id',
    fate: 'deleted at closing',
    retention: 'codes',
    others: ['id', 'token_hash', 'beginning_cipher', 'password_print', 'state', 'wrong_tries', 'expires_at'],
  },
  second_factor: {
    owner: 'account_id',
    title: 'Your second factor',
    fate: 'deleted at closing',
    retention: 'signIns',
    linked: ['enrolled_at', 'wrong_tries', 'wrong_day'],
    others: ['secret_cipher', 'last_step', 'pending_secret_cipher', 'pending_tries', 'pending_until'],
  },
  idempotency_record: {
    owner: 'account_id',
    fate: 'deleted at closing',
    retention: 'answers',
    others: ['operation', 'key', 'request_hash', 'answer_cipher', 'created_at'],
  },
  audit_entry: {
    owner: 'member_id',
    title: 'Who looked at your data or changed it, and when',
    fate: 'stays',
    retention: 'audit',
    linked: ['created_at', 'action'],
    others: ['id', 'actor_id', 'subject', 'before', 'after'],
  },
  // A copied table, which a transaction writes last.
  account: {
    owner: 'id',
    title: 'Your account',
    fate: 'sealed at closing',
    retention: 'account',
    personal: {
      phone_number: { blank: NO_NUMBER },
      full_name: TEXT,
      password_hash: { blank: NO_PASSWORD, isUntold: true },
      barred_password_hash: UNTOLD,
    },
    linked: ['language', 'created_at', 'suspended_at'],
    others: ['roles'],
  },
};
