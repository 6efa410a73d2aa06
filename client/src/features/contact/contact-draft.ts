import type { ContactDto } from '@pautang/sdk';
import { componentSchemas } from '../../api/schemas';
import { accepts, fieldRules } from '../../lib/validation';

/** The server's rules of every field. */
export const contactRules = fieldRules(componentSchemas, 'ContactDto');

export interface ContactDraft {
  name: string;
  email: string;
  message: string;
  agreed: boolean;
}

export type ContactField = keyof ContactDraft;

export const emptyContact: ContactDraft = { name: '', email: '', message: '', agreed: false };

/** Blanks around a text are not part of it. */
export function contactRequest({ name, email, message, agreed }: ContactDraft): ContactDto {
  return { name: name.trim(), email: email.trim(), message: message.trim(), agreed };
}

export function judgeContact(draft: ContactDraft): Record<ContactField, boolean> {
  const request = contactRequest(draft);
  return {
    name: accepts(contactRules.name, request.name),
    email: accepts(contactRules.email, request.email),
    message: accepts(contactRules.message, request.message),
    agreed: accepts(contactRules.agreed, request.agreed),
  };
}
