import { componentSchemas } from '../../api/schemas';
import { accepts, fieldRules, messageOf } from '../../lib/validation';

const rules = fieldRules(componentSchemas, 'PasswordChangeDto');

export interface PasswordDraft {
  currentPassword: string;
  newPassword: string;
  /** The new password again, under the name it has in the request. */
  password: string;
}

export type PasswordFieldName = keyof PasswordDraft;

export const emptyPasswordDraft: PasswordDraft = { currentPassword: '', newPassword: '', password: '' };

/** The rule of registration holds for the new password; what the current one was set under is not asked again. */
export function judgePasswords(draft: PasswordDraft): Record<PasswordFieldName, boolean> {
  return {
    currentPassword: accepts(rules.currentPassword, draft.currentPassword),
    newPassword: accepts(rules.newPassword, draft.newPassword),
    password: draft.password !== '' && draft.password === draft.newPassword,
  };
}

export function mayChange(draft: PasswordDraft): boolean {
  return Object.values(judgePasswords(draft)).every(Boolean);
}

/** What the new password must be like. */
export function newPasswordHint(): string {
  return messageOf(rules.newPassword);
}
