import type { RecoveryDto } from '@pautang/sdk';
import { componentSchemas } from '../../api/schemas';
import { accepts, fieldRules, messageOf } from '../../lib/validation';

const rules = fieldRules(componentSchemas, 'RecoveryDto');

export interface RecoveryDraft extends RecoveryDto {
  /** The new password again; it is not sent. */
  confirmation: string;
}

export type RecoveryField = keyof RecoveryDraft;

export const emptyRecovery: RecoveryDraft = {
  phoneNumber: '',
  recoveryCode: '',
  newPassword: '',
  confirmation: '',
};

export const codeLength = rules.recoveryCode.maxLength;

export function judgeRecovery(draft: RecoveryDraft): Record<RecoveryField, boolean> {
  return {
    phoneNumber: accepts(rules.phoneNumber, draft.phoneNumber),
    recoveryCode: accepts(rules.recoveryCode, draft.recoveryCode),
    newPassword: accepts(rules.newPassword, draft.newPassword),
    confirmation: draft.confirmation !== '' && draft.confirmation === draft.newPassword,
  };
}

export function mayRecover(draft: RecoveryDraft): boolean {
  return Object.values(judgeRecovery(draft)).every(Boolean);
}

/** What to say about a field that is not valid. */
export function hintOf(field: keyof RecoveryDto): string {
  return messageOf(rules[field]);
}
