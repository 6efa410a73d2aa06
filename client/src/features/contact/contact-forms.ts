import { componentSchemas } from '../../api/schemas';
import { defineForm } from '../../components/form/define-form';
import { repeats } from '../../components/form/form-model';
import { fieldRules } from '../../lib/validation';

export const contact = defineForm({
  empty: { name: '', email: '', message: '', agreed: false },
  rules: fieldRules(componentSchemas, 'ContactDto'),
  kept: 'contact',
});

export const recovery = defineForm({
  empty: { phoneNumber: '', recoveryCode: '', newPassword: '', confirmation: '' },
  rules: fieldRules(componentSchemas, 'RecoveryDto'),
  judges: { confirmation: repeats('newPassword') },
  secrets: ['recoveryCode', 'newPassword', 'confirmation'],
  kept: 'recovery',
});
