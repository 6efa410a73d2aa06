import { auth } from './en/auth';
import { layout } from './en/layout';
import { member } from './en/member';
import { notFound } from './en/not-found';
import { start } from './en/start';
import { ui } from './en/ui';

/** Every text of the client, grouped by screen. A second language is another object of the same type. */
export const en = { ui, layout, start, auth, member, notFound };

export type Texts = typeof en;
