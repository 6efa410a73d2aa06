import { applyDecorators } from '@nestjs/common';
import { isDay, toFraction } from '@pautang/loan-terms';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  isISO8601,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  registerDecorator,
  ValidateBy,
} from 'class-validator';
import {
  DAY_OR_TIME_PATTERN,
  EMAIL_PATTERN,
  INVITATION_CODE_PATTERN,
  MONTH_PATTERN,
  PASSWORD_PATTERN,
  PHONE_PATTERN,
} from './patterns';

/** A text as it is kept. Phones type curly apostrophes into names, and blanks around what they complete. */
export const tidied = (text: string) => text.normalize('NFC').replaceAll('\u2019', "'").trim();

const tidy = (value: unknown) => (typeof value === 'string' ? tidied(value) : value);

/** An empty text and null equal absent. */
export const OptionalField = () =>
  applyDecorators(
    Transform(({ value }) => (tidy(value) === '' || value === null ? undefined : tidy(value))),
    IsOptional(),
  );

/** True, false, or absent, which null equals. */
export const SwitchField = (message: string) =>
  applyDecorators(
    Transform(({ value }) => (value === null ? undefined : value)),
    IsOptional(),
    IsBoolean({ message }),
  );

interface TextRule {
  readonly min: number;
  readonly max: number;
  readonly pattern?: RegExp;
  readonly message: string;
}

/** A text that is tidied, then measured and matched. One sentence serves every way it can be wrong. */
export const TextField = ({ min, max, pattern, message }: TextRule) =>
  applyDecorators(
    Transform(({ value }) => tidy(value)),
    IsString({ message }),
    MinLength(min, { message }),
    MaxLength(max, { message }),
    FitsColumn(max, message),
    ...(pattern ? [Matches(pattern, { message })] : []),
  );

/** class-validator's own check counts a character and its variation selector as one; PostgreSQL counts two. */
const FitsColumn = (max: number, message: string) =>
  ValidateBy(
    {
      name: 'fitsColumn',
      validator: { validate: (value: unknown) => typeof value === 'string' && [...value].length <= max },
    },
    { message },
  );

/** A text that is tidied and has at most so many characters; null goes back to what there is without it, and an empty one equals absent. */
export const ReplaceableField = (max: number, message: string) =>
  applyDecorators(
    Transform(({ value }) => (tidy(value) === '' ? undefined : tidy(value))),
    IsOptional(),
    IsString({ message }),
    MaxLength(max, { message }),
    FitsColumn(max, message),
  );

/** An id as the database writes it: what is compared with it is found however it was sent. */
export const IdField = (message: string) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.toLowerCase() : value)),
    IsUUID(undefined, { message }),
  );

/** One of a list. */
export const ListField = (values: readonly string[], message: string) => IsIn([...values], { message });

export const PhoneField = (
  message = 'Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.',
) => applyDecorators(IsString({ message }), Matches(PHONE_PATTERN, { message }));

export const EmailField = () =>
  TextField({
    min: 1,
    max: 100,
    pattern: EMAIL_PATTERN,
    message: 'Invalid email format. Please ensure your email address is in the correct format.',
  });

/** A text of a form. Of what has it and is refused by another rule, the document tells the narrower pattern. */
const WrittenAs = (form: RegExp, message: string, pattern?: RegExp) =>
  ValidateBy(
    {
      name: 'isWrittenAs',
      constraints: [pattern],
      validator: { validate: (value: unknown) => typeof value === 'string' && form.test(value) },
    },
    { message },
  );

/** Of what has a form: whether there is such a one. What has another form is left to WrittenAs. */
const Exists = (form: RegExp, isThere: (text: string) => boolean, message: string) =>
  ValidateBy(
    {
      name: 'exists',
      validator: {
        validate: (value: unknown) => typeof value !== 'string' || !form.test(value) || isThere(value),
      },
    },
    { message },
  );

const DAY_OR_TIME = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTH = /^\d{4}-\d\d$/;

const DayThatExists = () =>
  Exists(
    DAY_OR_TIME,
    (text) => /^2[01]/.test(text) && isDay(text.slice(0, 10)),
    'There is no such day between 2000 and 2199.',
  );

/** A day of the Philippines as YYYY-MM-DD, or a moment; whether a clock shows its time, readDayOrTime finds out. */
export const DayOrTimeField = () =>
  applyDecorators(
    DayThatExists(),
    WrittenAs(DAY_OR_TIME, 'Give the date as YYYY-MM-DD.', DAY_OR_TIME_PATTERN),
  );

/** A time of the day that names no zone is one of UTC, like every time here: JavaScript takes it for the machine's. */
const inUtc = (value: unknown) =>
  typeof value === 'string' && /T[^Z+-]*$/i.test(value) ? `${value}Z` : value;

/** ISO 8601 has forms, as of weeks, that are no time to JavaScript. */
const isMoment = (value: unknown) =>
  isISO8601(value, { strict: true, strictSeparator: true }) && !Number.isNaN(Date.parse(String(value)));

/** A moment as `Date` reads it. */
export const MomentField = () =>
  applyDecorators(
    Transform(({ value }) => inUtc(value)),
    ValidateBy(
      { name: 'isMoment', validator: { validate: isMoment } },
      { message: 'Give the time as ISO 8601, like 2026-11-21T04:30:00Z.' },
    ),
  );

/** A day of this century or the next, as YYYY-MM-DD. */
export const DayField = () => applyDecorators(DayThatExists(), WrittenAs(DAY, 'Give the day as YYYY-MM-DD.'));

/** A month of this century. */
export const MonthField = () =>
  applyDecorators(
    Exists(MONTH, (text) => MONTH_PATTERN.test(text), 'There is no such month between 2000 and 2099.'),
    WrittenAs(MONTH, 'Give the month as YYYY-MM.', MONTH_PATTERN),
  );

/** Measured as it is compared: a letter and its accents are one, however they were typed. */
export const NewPasswordField = () => {
  const message =
    'Create a password with 8 to 24 characters. Must include uppercase and lowercase letters, a number and a special character. Allowed special characters: ! @ # $ %';
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.normalize('NFC') : value)),
    IsString({ message }),
    MinLength(8, { message }),
    MaxLength(24, { message }),
    Matches(PASSWORD_PATTERN, { message }),
  );
};

/** A password that is being tried: whatever it is, it is only compared. */
export const TriedPasswordField = () => {
  const message = 'Enter your password.';
  return applyDecorators(IsString({ message }), MinLength(1, { message }), MaxLength(200, { message }));
};

export const LoanNumberField = () =>
  TextField({ min: 10, max: 20, pattern: /^LN\d+$/, message: 'A loan number is LN and at least 8 digits.' });

export const InvitationCodeField = () =>
  TextField({
    min: 12,
    max: 40,
    pattern: INVITATION_CODE_PATTERN,
    message: 'An invitation code has 12 letters and digits.',
  });

/** Far above any loan, far below where hundredths stop being exact. */
export const MAX_AMOUNT = 1e12;

/** First of the checks of an amount: what is wrong with a number above it is that alone. */
const NotTooLarge = ValidateBy(
  {
    name: 'notTooLarge',
    validator: { validate: (value: unknown) => !(typeof value === 'number' && value > MAX_AMOUNT) },
  },
  { message: 'The amount can be at most 1,000,000,000,000.' },
);

/** An amount of money in major units, with at most two decimals, within the range that is exact. */
export const AmountField = (message: string) =>
  applyDecorators(
    NotTooLarge,
    IsNumber({}, { message }),
    Min(0, { message }),
    Max(MAX_AMOUNT, { message }),
    HasWholeHundredths(message),
  );

/** An amount that is paid, told of or asked for. */
export const PositiveAmountField = (message = 'The amount must be more than 0, with at most 2 decimals.') =>
  applyDecorators(AboveZero(message), AmountField(message));

export const AboveZero = (message: string) =>
  ValidateBy(
    {
      name: 'aboveZero',
      validator: { validate: (value: unknown) => typeof value === 'number' && value > 0 },
    },
    { message },
  );

/** class-validator's own check of decimals breaks on numbers such as 1e-7. */
const HasWholeHundredths =
  (message: string): PropertyDecorator =>
  (target, propertyName) =>
    registerDecorator({
      name: 'hasWholeHundredths',
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: { validate: isWholeHundredths },
    });

function isWholeHundredths(value: unknown): boolean {
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > MAX_AMOUNT) return false;
  const { numerator, denominator } = toFraction(value);
  return (numerator * 100n) % denominator === 0n;
}
