import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expands: a version before this one knows no proposals, and approves at once what one person decides. So where approvals
 * take two, stop its servers before the setting counts.
 */
const STATEMENTS = [
  `CREATE TABLE proposal (
    member_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    basis text NOT NULL,
    proposed_by uuid NOT NULL,
    actor_id uuid NOT NULL,
    message text,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz,
    state text NOT NULL,
    closed_by uuid,
    closed_at timestamptz,
    CONSTRAINT "PK_proposal" PRIMARY KEY (member_id, id),
    CONSTRAINT proposal_state_known CHECK (state IN ('OPEN', 'CONFIRMED', 'WITHDRAWN', 'VOID')),
    CONSTRAINT "FK_proposal_member" FOREIGN KEY (member_id) REFERENCES member (id)
  )`,
  `CREATE UNIQUE INDEX proposal_one_open ON proposal (member_id, kind, subject) WHERE state = 'OPEN'`,
  'CREATE INDEX proposal_newest ON proposal (id)',
];

export class CreateProposals1763700000366 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE proposal');
  }
}
