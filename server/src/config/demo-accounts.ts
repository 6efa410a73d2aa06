export const DEMO_PASSWORD = 'Pautang1!';

export const DEMO_PHONES = {
  officer: '639170000001',
  assistant: '639170000002',
  newMember: '639170000010',
  activatedMember: '639170000011',
  borrower: '639170000012',
} as const;

/** Who can sign in to the demo, all with the same password. */
export const demoAccounts = [
  { phoneNumber: DEMO_PHONES.officer, fullName: 'Olivia Ramos', role: 'LOAN_OFFICER', what: 'loan officer' },
  {
    phoneNumber: DEMO_PHONES.assistant,
    fullName: 'Andres Villanueva',
    role: 'LOAN_ASSISTANT',
    what: 'loan assistant',
  },
  { phoneNumber: DEMO_PHONES.newMember, fullName: 'Nena Bautista', role: 'MEMBER', what: 'member, new' },
  {
    phoneNumber: DEMO_PHONES.activatedMember,
    fullName: 'Amado Reyes',
    role: 'MEMBER',
    what: 'member, activated, no loan',
  },
  {
    phoneNumber: DEMO_PHONES.borrower,
    fullName: 'Lorna Mendoza',
    role: 'MEMBER',
    what: 'member with an approved loan',
  },
] as const;
