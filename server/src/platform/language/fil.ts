import { ACCESS_CODES } from './fil/access-codes';
import { CREDIT } from './fil/credit';
import { DATA_RIGHTS } from './fil/data-rights';
import { FIELDS } from './fil/fields';
import { HARDSHIP } from './fil/hardship';
import { LOOKS } from './fil/looks';
import { NOTICES } from './fil/notices';
import { PAYMENTS } from './fil/payments';
import { PROBLEMS } from './fil/problems';
import { REFUNDS } from './fil/refunds';
import { REPORTS } from './fil/reports';
import { SECOND_FACTOR } from './fil/second-factor';
import { SERVICING } from './fil/servicing';
import { TOP_UP } from './fil/top-up';
import { WEBHOOKS } from './fil/webhooks';

/** Every sentence that a person may read, from English to Filipino; what stands in braces is filled in. */
export const FILIPINO = {
  ...PROBLEMS,
  ...CREDIT,
  ...DATA_RIGHTS,
  ...FIELDS,
  ...LOOKS,
  ...NOTICES,
  ...REPORTS,
  ...SERVICING,
  ...ACCESS_CODES,
  ...SECOND_FACTOR,
  ...WEBHOOKS,
  ...PAYMENTS,
  ...HARDSHIP,
  ...REFUNDS,
  ...TOP_UP,
};
