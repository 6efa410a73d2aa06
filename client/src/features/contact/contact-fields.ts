import { componentSchemas } from '../../api/schemas';
import { defineForm } from '../../components/form/define-form';
import { fieldRules } from '../../lib/validation';

export const contact = defineForm({
  empty: { name: '', email: '', message: '', agreed: false },
  rules: fieldRules(componentSchemas, 'ContactDto'),
  kept: 'contact',
});
