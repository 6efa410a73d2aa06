import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expands: a version before this one knows neither table nor job, and reads a closed account as one that was never
 * activated. What was agreed is append-only as ever, but for the person in it, once their data is forgotten.
 */
const UP = [
  `CREATE TABLE data_export (
    member_id uuid NOT NULL,
    id uuid NOT NULL,
    state text NOT NULL,
    requested_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz,
    expires_at timestamptz,
    size_bytes integer NOT NULL DEFAULT 0,
    CONSTRAINT "PK_data_export" PRIMARY KEY (member_id, id),
    CONSTRAINT "FK_data_export_member" FOREIGN KEY (member_id) REFERENCES member(id),
    CONSTRAINT data_export_state_known CHECK (state IN ('RUNNING', 'READY', 'FAILED', 'EXPIRED'))
  )`,
  `CREATE UNIQUE INDEX data_export_one_running ON data_export (member_id) WHERE state = 'RUNNING'`,
  'CREATE INDEX data_export_requested ON data_export (requested_at)',
  `CREATE TABLE closed_account (
    member_id uuid NOT NULL,
    closed_at timestamptz NOT NULL,
    forget_at timestamptz NOT NULL,
    forgotten_at timestamptz,
    sealed_cipher text,
    CONSTRAINT "PK_closed_account" PRIMARY KEY (member_id),
    CONSTRAINT "FK_closed_account_member" FOREIGN KEY (member_id) REFERENCES member(id),
    CONSTRAINT closed_account_forgotten CHECK ((forgotten_at IS NULL) = (sealed_cipher IS NOT NULL))
  )`,
  'CREATE INDEX closed_account_to_forget ON closed_account (forget_at) WHERE forgotten_at IS NULL',
  `CREATE INDEX member_unfinished ON member (created_at) WHERE state NOT IN ('INFO_COMPLETED', 'CLOSED')`,
  'CREATE INDEX contact_message_created ON contact_message (created_at)',
  refuseChange(`IF TG_OP = 'UPDATE' AND TG_TABLE_NAME ~ '^loan_agreement(_\\d+)?$' THEN
        IF to_jsonb(NEW) = to_jsonb(OLD) || jsonb_build_object('address', '', 'agreed', (to_jsonb(OLD)->'agreed') - 'borrower')
          AND EXISTS (SELECT 1 FROM closed_account c WHERE c.member_id = NEW.member_id AND c.forgotten_at IS NOT NULL)
        THEN
          RETURN NEW;
        END IF;
      END IF;`),
  // The server itself may not touch the table.
  `CREATE FUNCTION forget_agreements(forgotten uuid) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
    UPDATE loan_agreement SET address = '', agreed = agreed - 'borrower' WHERE member_id = forgotten
  $$`,
  `SELECT jobs.create_queue('make-download', '{"policy": "standard", "retryLimit": 2, "retryDelay": 5, "expireInSeconds": 300}')`,
  `SELECT jobs.create_queue('apply-retention', '{"policy": "short", "retryLimit": 0, "expireInSeconds": 3600}')`,
];

const DOWN = [
  `SELECT jobs.delete_queue('make-download')`,
  `SELECT jobs.delete_queue('apply-retention')`,
  'DROP FUNCTION forget_agreements',
  refuseChange(),
  // One by one: Citus drops no two in one command.
  'DROP INDEX member_unfinished',
  'DROP INDEX contact_message_created',
  'DROP TABLE data_export, closed_account',
];

function refuseChange(unless = ''): string {
  return `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${unless}
      RAISE EXCEPTION '% is append-only', regexp_replace(TG_TABLE_NAME, '_\\d+$', '')
        USING ERRCODE = 'restrict_violation';
    END $$`;
}

export class DataRights1763700000340 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
