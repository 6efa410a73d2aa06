import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsNumber, IsUrl, Matches, ValidateBy } from 'class-validator';
import { isAtOpenPort } from './open-ports';

/** As Standard Webhooks writes one: 24 to 64 bytes in Base64. */
export const IsSigningSecret = Matches(
  /^whsec_(?=[A-Za-z0-9+/=]{32,88}$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
  {
    message: 'must be whsec_ and 24 to 64 random bytes in Base64',
  },
);

/** As the driver reads one. Where a sign of the password begins another part of an address, it stops with the whole address. */
export const IsPostgresAddress = ValidateBy({
  name: 'isPostgresAddress',
  validator: {
    validate: isPostgresAddress,
    defaultMessage: () =>
      'must be an address that begins with postgres://; in its password # is written %23, / %2F, ? %3F, @ %40 and % %25',
  },
});

/** An operator who writes yes or 1 is told what is written instead. */
export const IsTrueOrFalse = IsBoolean({ message: 'must be true or false' });
/** @param places at most so many decimals */
export const IsDecimal = (places?: number, { each = false } = {}) =>
  IsNumber(places === undefined ? {} : { maxDecimalPlaces: places }, {
    each,
    message: places === undefined ? 'must be a number' : `must be a number with at most ${places} decimals`,
  });
const WEB_ADDRESS = { protocols: ['http', 'https'], require_tld: false, require_protocol: true };
export const IsWebAddress = IsUrl(WEB_ADDRESS, { message: 'must be an http:// or https:// address' });
const IsAtOpenPort = ValidateBy({
  name: 'isAtOpenPort',
  validator: {
    validate: isAtOpenPort,
    defaultMessage: () =>
      'must be at another port: this one is that of another protocol, which browsers and fetch refuse to ask',
  },
});
/** Nothing is asked at an address that holds a password: `fetch` refuses it. */
export const IsAskedAddress = applyDecorators(
  IsUrl(
    { ...WEB_ADDRESS, disallow_auth: true },
    { message: 'must be an http:// or https:// address without a password' },
  ),
  IsAtOpenPort,
);
/** What is put together with it would land behind a question mark or a hash, and a password in links that members get. */
export const IsSiteAddress = applyDecorators(
  IsUrl(
    { ...WEB_ADDRESS, allow_query_components: false, allow_fragments: false, disallow_auth: true },
    { message: 'must be an http:// or https:// address without a query, a hash or a password' },
  ),
  IsAtOpenPort,
);
/** Where members find the pages: they, their parts and what they ask for stand at the root of it. */
export const IsPublicAddress = ValidateBy({
  name: 'isPublicAddress',
  validator: {
    validate: (text: unknown) =>
      typeof text !== 'string' || !URL.canParse(text) || new URL(text).pathname === '/',
    defaultMessage: () =>
      'must be an address without a path: pages and the API stand at the root of their host',
  },
});
/** It stands in a header, which takes no end of a line, as files with secrets have one. */
export const IsCredential = Matches(/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/, {
  message: 'must be letters, digits and signs, with no blank and no end of a line before or after them',
});
/** As a part of addresses. */
export const IsBucketName = Matches(/^[\w./-]+$/, { message: 'must be the name of a bucket' });

function isPostgresAddress(text: unknown): boolean {
  if (typeof text !== 'string' || !/^postgres(ql)?:\/\//.test(text)) return false;
  try {
    // Without a host it is this machine's, or the socket that the query names.
    const { username, password, pathname, hash } = new URL(text.replace('@/', '@localhost/'));
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return hash === '';
  } catch {
    return false;
  }
}

/** Nobody means a contract without a lender's name, or a folder of blanks. */
export function blankSettings(environment: object, problems: readonly string[]): string[] {
  return Object.entries(environment)
    .filter(([, value]) => typeof value === 'string' && value !== '' && value.trim() === '')
    .filter(([name]) => !problems.some((problem) => problem.startsWith(`${name}:`)))
    .map(([name]) => `${name}: holds nothing but blanks`);
}
