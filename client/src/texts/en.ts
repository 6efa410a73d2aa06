import { activate } from './en/activate';
import { activation } from './en/activation';
import { auth } from './en/auth';
import { dashboard } from './en/dashboard';
import { layout } from './en/layout';
import { loan } from './en/loan';
import { member } from './en/member';
import { notFound } from './en/not-found';
import { registration } from './en/registration';
import { start } from './en/start';
import { ui } from './en/ui';
import { wallet } from './en/wallet';

/** Every text of the client, grouped by screen. A second language is another object of the same type. */
export const en = {
  activation,
  dashboard,
  loan,
  wallet,
  ui,
  layout,
  start,
  auth,
  activate,
  registration,
  member,
  notFound,
};

export type Texts = typeof en;
