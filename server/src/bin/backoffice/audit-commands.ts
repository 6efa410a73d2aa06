import { type Command, paged } from './command';
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
      return paged(answer, table(rows));
    },
  },
};
