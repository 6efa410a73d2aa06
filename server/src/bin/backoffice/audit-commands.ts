import type { Command } from './command';
import { table } from './table';

/** Who did what. */
export const AUDIT_COMMANDS: Readonly<Record<string, Command>> = {
  audit: {
    role: 'LOAN_OFFICER',
    run: async (api, { subject, actor: actorId, member: memberId, action, day, cursor }) => {
      const answer = await api.backOffice.listAuditEntries({
        subject,
        actorId,
        memberId,
        action,
        day,
        cursor,
      });
      const rows = answer.items.map((entry) => ({
        at: entry.createdAt,
        who: entry.actor ?? entry.actorId ?? 'the product',
        action: entry.action,
        subject: entry.subject,
        after: entry.after && JSON.stringify(entry.after),
      }));
      const more = answer.nextCursor ? `\n\nThere may be more: --cursor ${answer.nextCursor}` : '';
      return { answer, text: `${table(rows)}${more}` };
    },
  },
};
