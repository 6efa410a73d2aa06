import { type TableData, TEXT } from './table-data';

export const OTHER_TABLES: Readonly<Record<string, TableData>> = {
  // Of whoever wrote: nobody knows whether the address is theirs, so it is in no member's download.
  contact_message: {
    fate: 'stays',
    retention: 'contact',
    personal: { name: TEXT, email: TEXT, message: TEXT },
    others: ['id', 'sender_hash', 'created_at'],
  },
  api_key: {
    fate: 'stays',
    retention: 'none',
    others: [
      'id',
      'key_id',
      'key_hash',
      'name',
      'scopes',
      'issued_by',
      'expires_at',
      'last_used_at',
      'revoked_at',
      'created_at',
    ],
  },
  audit_head: {
    fate: 'stays',
    retention: 'audit',
    others: ['day', 'position', 'hash', 'public_key', 'signature'],
  },
  audit_link: {
    fate: 'stays',
    retention: 'audit',
    others: ['position', 'entry_id', 'previous_hash', 'complete_to', 'hash'],
  },
  business_clock: { fate: 'stays', retention: 'none', others: ['id', 'offset_days'] },
  currency: {
    fate: 'stays',
    retention: 'none',
    others: ['currency_code', 'currency_name', 'currency_symbol', 'country_name', 'active'],
  },
  data_key: { fate: 'stays', retention: 'none', others: ['id'] },
  held_rate: {
    fate: 'stays',
    retention: 'none',
    others: ['id', 'currency_code', 'state', 'rate', 'as_of', 'held_at', 'ended_at'],
  },
  invitation: {
    fate: 'stays',
    retention: 'codes',
    others: ['id', 'code_hash', 'beginning', 'uses', 'uses_left', 'issued_by', 'expires_at', 'created_at'],
  },
  kept_key: { fate: 'stays', retention: 'none', others: ['name', 'key_cipher'] },
  limit_count: { fate: 'stays', retention: 'limits', others: ['key', 'points', 'expire'] },
  migrations: { fate: 'stays', retention: 'none', others: ['id', 'timestamp', 'name'] },
  phone_verification: {
    fate: 'stays',
    retention: 'codes',
    others: [
      'phone_hash',
      'id',
      'sender_hash',
      'code_hash',
      'expires_at',
      'wrong_tries',
      'state',
      'created_at',
    ],
  },
  rate_snapshot: {
    fate: 'stays',
    retention: 'none',
    others: ['id', 'in_force_from', 'as_of', 'source', 'rates', 'kept_as_of'],
  },
  recovery_day: { fate: 'stays', retention: 'codes', others: ['phone_hash', 'day', 'wrong_tries'] },
  sign_in_lock: {
    fate: 'stays',
    retention: 'codes',
    others: ['phone_hash', 'scope_hash', 'forgotten_at', 'locked_until'],
  },
};
