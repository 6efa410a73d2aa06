import { rulesOf } from '../../api/schemas';
import { defineForm } from '../../components/form/define-form';
import { repeats } from '../../components/form/form-model';

export const contact = defineForm({
  empty: { name: '', email: '', message: '', agreed: false },
  rules: rulesOf('ContactDto'),
  kept: 'contact',
});

export const recovery = defineForm({
  empty: { phoneNumber: '', recoveryCode: '', newPassword: '', confirmation: '' },
  rules: rulesOf('RecoveryDto'),
  judges: { confirmation: repeats('newPassword') },
  secrets: ['recoveryCode', 'newPassword', 'confirmation'],
  fieldOfCode: { RECOVERY_CODE_INVALID: 'recoveryCode' },
  kept: 'recovery',
});
