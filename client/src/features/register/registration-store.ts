import { useEffect, useState } from 'react';
import { tabStorage } from '../../lib/storage';
import {
  type AccountDraft,
  type EmploymentDraft,
  employmentDefaults,
  emptyAccount,
} from './registration-draft';
import type { SentCode } from './use-registration';

const storageKey = 'registrationDraft';

/** What was typed in all steps. */
export interface RegistrationDraft {
  readonly account: AccountDraft;
  /** Saved with CONTINUE. */
  readonly employment?: EmploymentDraft;
  /** Typed, and not saved yet. */
  readonly typedEmployment?: EmploymentDraft;
  /** The last code that was sent, so that a reload does not ask for another one. */
  readonly sent?: SentCode;
}

export const emptyRegistration: RegistrationDraft = { account: emptyAccount };

/** A record with texts where the model has texts; undefined for anything else. */
function textsLike<Model extends object>(model: Model, value: unknown): Model | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const texts = Object.keys(model).map((name): [string, unknown] => [name, Reflect.get(value, name)]);
  return texts.every(([, text]) => typeof text === 'string')
    ? (Object.fromEntries(texts) as Model)
    : undefined;
}

function sentIn(value: unknown): SentCode | undefined {
  const { phoneNumber, email, sentTo, resendAt } = (value ?? {}) as Partial<SentCode>;
  const isWhole = [phoneNumber, email, sentTo].every((text) => typeof text === 'string');
  return isWhole && typeof resendAt === 'number' ? (value as SentCode) : undefined;
}

/** What waits in this tab, under what was typed since the page came: its script may have been slower than a finger. */
export function withKept(typed: RegistrationDraft): RegistrationDraft {
  const kept = (tabStorage.read(storageKey) ?? {}) as Partial<Record<keyof RegistrationDraft, unknown>>;
  const account = textsLike(emptyAccount, { ...emptyAccount, ...(kept.account ?? {}) });
  const filled = Object.entries(typed.account).filter(([, text]) => text !== '');
  return {
    account: { ...emptyAccount, ...account, ...Object.fromEntries(filled) },
    employment: typed.employment ?? textsLike(employmentDefaults, kept.employment),
    typedEmployment: typed.typedEmployment ?? textsLike(employmentDefaults, kept.typedEmployment),
    sent: typed.sent ?? sentIn(kept.sent),
  };
}

/** Everything but the password. */
export function keepRegistration({ account, ...rest }: RegistrationDraft): void {
  const { password: _, confirmation: __, ...open } = account;
  tabStorage.keep(storageKey, { account: open, ...rest });
}

export function forgetRegistration(): void {
  tabStorage.forget(storageKey);
}

/** What was typed, kept in this tab until the account exists. */
export function useRegistrationDraft() {
  const [draft, setDraft] = useState<RegistrationDraft>(emptyRegistration);
  // After the page has been taken over as it was rendered at build, and before anything is kept.
  useEffect(() => setDraft((typed) => withKept(typed)), []);
  useEffect(() => {
    if (draft !== emptyRegistration) keepRegistration(draft);
  }, [draft]);
  return {
    draft,
    put: (change: Partial<RegistrationDraft>) => setDraft((before) => ({ ...before, ...change })),
    forget: forgetRegistration,
  };
}
