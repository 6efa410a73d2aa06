import { componentSchemas } from '../../api/schemas';
import { defineForm } from '../../components/form/define-form';
import { repeats } from '../../components/form/form-model';
import { fieldRules } from '../../lib/validation';

const { password: _, ...rules } = fieldRules(componentSchemas, 'PasswordChangeDto');

/** `password` is the new one again, under the name it has in the request. */
export const passwordChange = defineForm({
  empty: { currentPassword: '', newPassword: '', password: '' },
  rules,
  judges: { password: repeats('newPassword') },
  secrets: ['currentPassword', 'newPassword', 'password'],
});
