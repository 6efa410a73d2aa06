import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { API_KEY } from '../access/access';
import { problemClasses } from '../problem/problem';
import { FieldErrorDto, ProblemDto } from '../problem/problem.dto';
import { sortKeys } from '../sort-keys';
import { describeHeaders } from './answer-headers';
import { describeAccess } from './describe-access';
import { describeValidation } from './describe-validation';
import { giveExamples } from './examples';
import { explainFields } from './field-glossary';
import { inJsonSchema } from './in-json-schema';
import { describePlainAnswers } from './plain-answers';
import { describeWebhooks, EVENT_BODIES } from './webhooks';

const DEMO_ACCOUNTS =
  'In the demo all passwords are `Pautang1!`; 639170000011 is an activated member, 639170000001 an officer, 639170000002 an assistant.';

const DESCRIPTION = `The API of Pautang, an online consumer lending service for borrowers in the Philippines.

**Signing in.** \`POST /v2/authmember/login\` answers an access token for the Authorization header, good for 15 minutes, and sets a refresh cookie. On 403 with \`TOKEN_EXPIRED\` call \`GET /v2/authmember/refresh\` once and repeat the request. Staff with an authenticator get \`secondFactor\` in the place of the token, and send its token with a code to \`POST /v2/authmember/second-factor\`; where one is needed, staff without it may only set one up (\`SECOND_FACTOR_REQUIRED\`). ${DEMO_ACCOUNTS}

**Machines** call the back office with an API key of an officer's, as \`Authorization: Bearer pautang_live_…\` (\`pautang_demo_…\` in the demo). Each key has scopes, and each operation that takes keys names its own.

**Who may call what** stands below each operation, and for programs in \`x-roles\` and \`x-scope\`.

**Identity.** The access token says who calls. Bodies carry \`phoneNumber\` as well; another member's is refused with \`NOT_YOUR_ACCOUNT\`.

**Money** is in major units with at most 2 decimals, times are ISO 8601 in UTC, days are YYYY-MM-DD in the Philippines. Due dates, penalties and payments go by the business day, which staff can move in the demo (\`POST /v2/backoffice/clock\`).

**Fields** that an operation does not name are ignored, in bodies and queries, whatever they hold.

**Errors** are RFC 9457 problem details with a stable \`code\`, a \`message\` for the person, and \`errors\` by field. A refused request changes nothing. What cannot be read is refused by every operation alike, before all else: 400 or 408 \`MALFORMED_REQUEST\`, 404 \`NOT_FOUND\`, 405 \`METHOD_NOT_ALLOWED\` with \`Allow\`, 413 or 431 \`PAYLOAD_TOO_LARGE\`, 415 \`UNSUPPORTED_MEDIA_TYPE\`. So is, outside the demo and but for health, who asks too often from one address: 429 \`TOO_MANY_REQUESTS\`.

**Language.** Sentences for the person are in Filipino when \`Accept-Language\` prefers \`fil\` or \`tl\`, else in English; codes and statuses stay as they are.

**Once only.** Calls that move money need an \`Idempotency-Key\`; repeating one gives the first answer again.

**Webhooks.** Instead of asking, be told: \`POST /v2/backoffice/webhooks\` names an address of yours, and \`webhooks\` below says what is sent there, signed as [Standard Webhooks](https://www.standardwebhooks.com) has it.

**Request ids.** Every answer names its request in \`X-Request-Id\`: the one that was sent, where it has 1 to 100 letters, digits, \`.\`, \`_\`, \`:\` or \`-\`, else a new one. Problems with 500 and 503 hold it as \`requestId\`.

**Trouble.** 429 and 503 name in \`Retry-After\` when to try again. With \`SERVICE_BUSY\` nothing was changed; with \`OUTCOME_UNKNOWN\` that is not certain, and the same \`Idempotency-Key\` tells.`;

/** The name of the scheme for operations that go by the refresh cookie. */
export const REFRESH_COOKIE = 'refreshCookie';

/** The API's document: what Nest found, made true by what validation really checks, in a stable order. */
export function buildDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Pautang API')
    .setDescription(DESCRIPTION)
    .setVersion('2.0')
    .addServer('/', 'The server that sends this document')
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: `The \`accessToken\` that \`POST /v2/authmember/login\` answers, good for 15 minutes. ${DEMO_ACCOUNTS}`,
    })
    .addSecurity(API_KEY, {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'pautang_live_…',
      description:
        'For machines: a key that a loan officer issues (`POST /v2/backoffice/api-keys`), in the place of an access token; a demo’s begins with `pautang_demo_`. It may do what its scopes name; `x-scope` of an operation says which one that is. Operations without it take no key.',
    })
    .addCookieAuth(
      'refreshToken',
      {
        type: 'apiKey',
        in: 'cookie',
        description:
          'Set by `POST /v2/authmember/login` and by each refresh, for the paths of refresh and logout alone. Browsers send it by themselves, and no script reads it. A demo calls it `demo-PORT-refreshToken`, since cookies know no ports.',
      },
      REFRESH_COOKIE,
    )
    .addTag('Authentication', 'Accounts and sessions')
    .addTag('Account security', 'Where one is signed in, and how to stop what one did not do')
    .addTag('Member', 'The five activation steps and the own details')
    .addTag('My data', 'All that is kept about a member, and closing the account')
    .addTag('Upload', 'Photos of the ID and the selfie')
    .addTag('Currency', 'Currencies and exchange rates')
    .addTag('Loan', 'From the quote to the last payment, with its documents')
    .addTag('Notices', 'What a member is told, and how')
    .addTag('Wallet', 'The credit line and withdrawals')
    .addTag('Payments', 'What payment providers tell')
    .addTag('Misc', 'Configuration, visitor and contact')
    .addTag('Back office', 'For loan officers and loan assistants')
    .addTag('Health', 'For load balancers')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [ProblemDto, FieldErrorDto, ...EVENT_BODIES],
    operationIdFactory: (_controller, method) => method,
  });
  describeValidation(app, document);
  explainFields(document);
  giveExamples(document);
  describeHeaders(document);
  describePlainAnswers(document);
  describeAccess(document);
  describeWebhooks(document);
  const codes = document.components?.schemas?.ProblemCode;
  if (codes && 'enum' in codes) codes.enum = problemClasses().map(({ code }) => code);
  return sortKeys(inJsonSchema(document));
}
