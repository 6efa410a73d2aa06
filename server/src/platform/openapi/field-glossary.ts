import type { OpenAPIObject } from '@nestjs/swagger';
import { resolved } from './schema-example';

interface Meaning {
  readonly description: string;
  readonly example?: unknown;
}

const ID = '0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10';
const TIME = '2026-11-21T04:30:00.000Z';

/** What a field means wherever a DTO does not say it: the same name means the same thing throughout the API. */
const GLOSSARY: Readonly<Record<string, Meaning>> = {
  _id: { description: 'The id.', example: ID },
  accountRecovery: { description: 'Whether it is on.', example: false },
  accessToken: { description: 'A bearer token.', example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' },
  accountName: { description: 'Whose account it is.', example: 'Pautang Financing Company, Inc.' },
  accountNumber: { description: 'Number of the receiving bank or e-wallet account.', example: '1234567890' },
  active: { description: 'Whether there is one, in force.', example: true },
  agreedAt: { description: 'When it was agreed to.', example: TIME },
  appliedAt: { description: 'When the member applied.', example: TIME },
  addedAt: { description: 'When it was added.', example: TIME },
  asOf: { description: 'When the rates were made.', example: TIME },
  at: { description: 'When it happened.', example: TIME },
  calendarFile: {
    description: 'The last part of the address of a calendar.',
    example: 'AZPVoG9efB6aMV0MikvfEE6p2QmVv0mSDAj4q1l7o3c.ics',
  },
  device: { description: 'Browser and system.', example: 'Chrome on Android' },
  employees: { description: 'How many work here.', example: '30+' },
  amount: { description: 'In the chosen currency.', example: 21834 },
  approvedAt: { description: 'When it was approved; absent before.', example: TIME },
  availableBalance: { description: 'What is left in the wallet, in its currency.', example: 150000 },
  bankName: { description: 'The receiving bank or e-wallet.', example: 'BPI' },
  birthDate: { description: 'YYYY-MM-DD', example: '1995-06-12' },
  borrower: { description: 'Who borrows.' },
  by: { description: 'Who did it.' },
  certificateOfAuthority: { description: 'Number of the certificate of authority.', example: '0000' },
  charges: { description: 'What being late has cost, days that follow each other in one row.' },
  claimId: { description: 'Which transfer.', example: ID },
  claims: { description: 'Transfers that the member told of, newest first.' },
  companyName: { description: 'The corporate name.', example: 'Pautang Financing Company, Inc.' },
  companyRegister: {
    description: 'The company one registers with, as /config names it.',
    example: 'Pautang',
  },
  companyShortName: { description: 'The short name.', example: 'Pautang' },
  contactEmail: { description: 'Where to write to.', example: 'help@pautang.example' },
  correctionId: { description: 'Which correction.', example: ID },
  country: { description: 'The English name of a country.', example: 'Philippines' },
  countryName: { description: 'Where the currency is used.', example: 'Philippines' },
  countryRegister: { description: 'The country registered from.', example: 'Philippines' },
  countryResidence: { description: 'The country one lives in.', example: 'Philippines' },
  createdAt: { description: 'When it was made.', example: TIME },
  creditScore: { description: 'From 0 to 1000.', example: 500 },
  currency: { description: 'ISO 4217.', example: 'PHP' },
  currencyCode: { description: 'ISO 4217.', example: 'PHP' },
  currencyName: { description: 'The English name.', example: 'Philippine Peso' },
  currencySymbol: { description: 'The sign.', example: '₱' },
  currentPassword: { description: 'The password as it is now.', example: 'Pautang1!' },
  data: { description: 'Whom and what it concerns.' },
  days: { description: 'How many days.', example: 1 },
  detail: { description: 'What happened.', example: 'Please check the marked fields.' },
  downloadId: { description: 'Which download.', example: ID },
  waiverId: { description: 'Which waiver.', example: ID },
  reportId: { description: 'Which report.', example: ID },
  document: { description: 'Which document, in which format.' },
  dueDate: { description: 'YYYY-MM-DD, a day of the Philippines.', example: '2026-12-21' },
  email: { description: 'An e-mail address.', example: 'juana@example.com' },
  eventId: { description: 'The event, and the `webhook-id` of its messages.', example: ID },
  exchangeRate: { description: 'Units of the currency for one peso.', example: 1 },
  expires: { description: 'When the link ends, in seconds since 1970.', example: '1795235400' },
  expiresAt: { description: 'When it ends.', example: TIME },
  features: { description: 'What is switched on.' },
  field: { description: 'The name of a field.', example: 'phoneNumber' },
  fileName: { description: 'The name of the stored file.', example: 'front-4a7b.jpg' },
  firstName: { description: 'First name.', example: 'Juana' },
  firstSeenAt: { description: 'When it began.', example: TIME },
  fullLegalName: { description: 'First, middle and last name.', example: 'Juana Santos dela Cruz' },
  fullName: { description: 'First and last name.', example: 'Juana dela Cruz' },
  gender: { description: 'Male or Female.', example: 'Female' },
  howToPay: { description: 'Where to pay, and what to name.' },
  id: { description: 'The id.', example: ID },
  identityNumber: { description: 'Number of the ID.', example: 'P1234567A' },
  identityType: { description: 'Kind of the ID.', example: 'Passport' },
  imageIdBackURL: { description: 'The back of the ID.', example: `/v2/files/${ID}/back-4a7b.jpg` },
  imageIdFrontURL: { description: 'The front of the ID.', example: `/v2/files/${ID}/front-4a7b.jpg` },
  imageSelfieURL: { description: 'The selfie.', example: `/v2/files/${ID}/selfie-4a7b.jpg` },
  installmentAmountPHP: { description: 'Paid each month but the last, in pesos.', example: 21834 },
  installmentAmountXR: { description: 'Paid each month but the last, in the currency.', example: 21834 },
  installmentCount: { description: 'Months.', example: 12 },
  installmentNumber: { description: 'From 1.', example: 1 },
  instance: { description: 'The path that was called.', example: '/v2/loan/quote' },
  interest: { description: 'The part that is interest.', example: 1000 },
  interestAmountPHP: { description: 'The interest of one month, in pesos.', example: 1000 },
  interestAmountXR: { description: 'The interest of one month, in the currency.', example: 1000 },
  interestMethod: { description: 'Whether interest is of the whole principal or of what is left of it.' },
  interestRate: { description: 'Percent of the principal per month.', example: 0.4 },
  invitationCode: { description: 'Whether it is on.', example: false },
  ip: { description: 'An address; empty when unknown.', example: '203.0.113.7' },
  ipAddress: { description: 'An address.', example: '203.0.113.7' },
  isCurrent: { description: 'Whether it is the one that asks.', example: true },
  items: { description: 'The rows of this page.' },
  jobCategory: { description: 'The field one works in.', example: 'Sales / Marketing' },
  jobTitle: { description: 'What one works as.', example: 'Store supervisor' },
  keyId: { description: 'The readable part of the key.', example: 'k7wq2m4x' },
  lastName: { description: 'Last name.', example: 'dela Cruz' },
  lastSeenAt: { description: 'When it was last seen.', example: TIME },
  lender: { description: 'Who lends.' },
  loan: { description: 'The newest loan.' },
  loanAmount: { description: 'In the chosen currency.', example: 250000 },
  loanAmountPHP: { description: 'The principal in pesos.', example: 250000 },
  loanAmountXR: { description: 'The principal in the chosen currency.', example: 250000 },
  loanNumber: { description: 'The loan application number.', example: 'LN00000001' },
  maritalStatus: { description: 'Marital status.', example: 'Single' },
  maxBytes: { description: 'Bytes at most.', example: 10485760 },
  member: { description: 'The receiving member.' },
  memberId: { description: "The member's id.", example: ID },
  message: { description: 'A sentence for the person.', example: 'Please check the marked fields.' },
  middleName: { description: 'Middle name.', example: 'Santos' },
  month: { description: 'YYYY-MM', example: '2026-12' },
  monthlyNetIncome: { description: 'Whole pesos a month.', example: 38000 },
  name: { description: 'A name.', example: 'Juana dela Cruz' },
  nationality: { description: 'Nationality.', example: 'Filipino' },
  newPassword: { description: 'The new password.', example: 'Pautang2!' },
  nextCursor: { description: 'Where the next page begins.', example: ID },
  now: { description: 'The time that business goes by.', example: TIME },
  oTP: { description: 'A one-time password.', example: '123456' },
  otherIdentityType: { description: 'Kind of the ID, when the list has it not.', example: 'Barangay ID' },
  paid: { description: 'What was paid of it.', example: 0 },
  paidAt: {
    description:
      'When the member paid; the beginning of the day in the Philippines where only that is known.',
    example: TIME,
  },
  passkeyId: { description: 'Which passkey.', example: ID },
  password: { description: 'The password.', example: 'Pautang1!' },
  payment: { description: 'The account that members pay to.' },
  paymentOperatorNumber: {
    description: 'Registration as operator of payment system.',
    example: 'OPSCOR-2023-0000',
  },
  penalty: { description: 'What being late costs.' },
  penaltyRules: { description: 'What being late costs.' },
  persist: { description: 'Remember me.', example: true },
  phoneNumber: { description: 'Digits with the country code, without a plus.', example: '639170000011' },
  phoneOtp: { description: 'Whether it is on.', example: false },
  demo: { description: 'Whether it is the demo.', example: false },
  place: { description: 'A country.', example: 'Philippines' },
  postalCode: { description: 'Zip or postal code.', example: '1605' },
  principal: { description: 'The part that is principal.', example: 20834 },
  proposalId: { description: 'The id of the proposal.', example: ID },
  proposedAt: { description: 'When it was proposed.', example: TIME },
  province: { description: 'State, region or province.', example: 'Metro Manila' },
  quote: { description: 'The figures of the loan.' },
  reasons: { description: 'Why, where the rule decided.' },
  recordedAt: { description: 'When staff wrote it down.', example: TIME },
  paymentNumber: { description: 'The number of the incoming payment.', example: 'IP00000001' },
  repaymentNumber: { description: 'The number of the repayment.', example: 'RP00000001' },
  requestId: { description: 'The request, of a withdrawal or of another schedule.', example: ID },
  jobId: { description: 'The job, as the list of those that failed names it.', example: ID },
  rules: { description: 'What moves the score, and by how much.' },
  schedule: { description: 'The installments, in their order.' },
  secRegistration: { description: 'Registration with the securities regulator.', example: 'CS202300000' },
  selectedCurrency: { description: 'ISO 4217.', example: 'PHP' },
  sessionId: { description: 'Which session.', example: ID },
  settledAt: { description: 'When it became final.', example: TIME },
  signature: { description: 'As the link has it.', example: 'c2lnbmF0dXJl' },
  stale: { description: 'Whether they are too old.', example: false },
  state: { description: 'What comes next.' },
  statement: { description: 'Heading of the Loan Statement card.', example: 'LOAN APPLICATION IS APPROVED' },
  statementMessage: { description: 'Text of the Loan Statement card.', example: 'Your loan is approved.' },
  statementShow: { description: 'Whether the Loan Statement card is shown.', example: false },
  status: { description: 'The status.', example: 'APPROVED' },
  statusColor: { description: 'The colour of the status.', example: 'success' },
  statusIcon: { description: 'The icon of the status.', example: 'CheckCircleOutlineRounded' },
  statusMessage: {
    description: 'What the member reads; may have several lines.',
    example: 'Your loan is approved.',
  },
  statusText: { description: 'The status in the words the member reads.', example: 'APPROVED' },
  streetAddress: { description: 'House and street.', example: '12 Julia Vargas Ave.' },
  text: { description: 'A sentence for the person.' },
  title: { description: 'The kind of problem.', example: 'Some fields are not valid' },
  totalAmountWithdrawn: { description: 'In the currency of the wallet.', example: 50000 },
  totalToReceiver: { description: 'What arrives, in the currency of the wallet.', example: 50000 },
  town: { description: 'Town or city.', example: 'Pasig City' },
  transferAmount: { description: 'In the currency of the wallet.', example: 50000 },
  transferFee: { description: 'In the currency of the wallet; always 0.', example: 0 },
  types: { description: 'Media types.' },
  upload: { description: 'The limits of uploads.' },
  uses: { description: 'How many may use it.', example: 1 },
  usesLeft: { description: 'How many more may use it.', example: 1 },
  url: { description: 'Where it is shown.', example: `/v2/files/${ID}/front-4a7b.jpg` },
  wallet: { description: 'The available balance.', example: 200000 },
  webhookId: { description: 'The webhook.', example: ID },
  withdrawableAmount: { description: 'In the currency of the wallet.', example: 200000 },
  withdrawal: { description: 'The withdrawal.' },
  withdrawalAmount: { description: 'In the currency of the wallet.', example: 50000 },
  withdrawalNumber: { description: 'The number of the withdrawal.', example: 'WD00000001' },
  withdrawnAmount: { description: 'In the currency of the wallet.', example: 50000 },
  workLocation: { description: 'Where one works.', example: 'Pasig City' },
  workPlaceCountry: { description: 'The country one works in.', example: 'Philippines' },
};

for (const [field, meaning] of Object.entries({
  refFullName: { description: 'Full name of a reference.', example: 'Pedro dela Cruz' },
  refRelationship: { description: 'What the reference is to the member.', example: 'Brother' },
  refPhoneNumber: { description: 'Digits with the country code.', example: '639181234567' },
})) {
  Object.assign(GLOSSARY, { [`${field}1`]: meaning, [`${field}2`]: meaning });
}

/** What is different about the schemas of these names. */
const FAMILIES: readonly [RegExp, Readonly<Record<string, Meaning>>][] = [
  [
    /Withdrawal(?!Prepare)/,
    {
      status: { description: 'The status of the withdrawal.', example: 'COMPLETED' },
      statusMessage: {
        description: 'What the member reads about the withdrawal.',
        example: 'The money is in your account.',
      },
    },
  ],
  [
    /^ContactMessage/,
    { message: { description: 'What was written.', example: 'How long does an approval take?' } },
  ],
  [/^LoanDecision/, { message: { description: 'What the member reads.', example: 'Welcome.' } }],
];

function meaningOf(schemaName: string, field: string): Meaning | undefined {
  const family = FAMILIES.find(
    ([names, meanings]) => names.test(schemaName) && Object.hasOwn(meanings, field),
  );
  return family?.[1][field] ?? (Object.hasOwn(GLOSSARY, field) ? GLOSSARY[field] : undefined);
}

/** Fills in description and example of every property and parameter that has none of its own. */
export function explainFields(document: OpenAPIObject): void {
  for (const [schemaName, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (!('properties' in schema)) continue;
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const meaning = meaningOf(schemaName, name);
      if (meaning) explain(document, schema.properties as Record<string, object>, name, property, meaning);
    }
  }
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.patch, path.delete]) {
      for (const parameter of operation?.parameters ?? []) {
        if ('name' in parameter) explainParameter(parameter);
      }
    }
  }
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: object;
  description?: string;
  example?: unknown;
}

/** What must be there is tried with the example; what may be left out is left out. */
function explainParameter(parameter: Parameter): void {
  const meaning = GLOSSARY[parameter.name];
  parameter.description ??= meaning?.description;
  const hasValues = parameter.schema === undefined || 'enum' in parameter.schema;
  if (parameter.required && parameter.in !== 'header' && !hasValues) parameter.example ??= meaning?.example;
}

/** A reference cannot carry words beside it in OpenAPI 3.0, so it is wrapped. */
function explain(
  document: OpenAPIObject,
  properties: Record<string, object>,
  name: string,
  property: object,
  { description, example }: Meaning,
): void {
  const own = '$ref' in property ? { allOf: [property] } : property;
  const { type, enum: values } = resolved(document, own);
  const isScalar = type !== undefined && type !== 'array' && type !== 'object';
  const isPossible = isScalar && example !== undefined && (values?.includes(example) ?? true);
  const withExample = isPossible ? { example } : {};
  properties[name] = { description, ...withExample, ...own };
}
