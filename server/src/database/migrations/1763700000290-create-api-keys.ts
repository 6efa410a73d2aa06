import type { MigrationInterface, QueryRunner } from 'typeorm';

const CREATE = `CREATE TABLE api_key (
  id uuid NOT NULL,
  key_id varchar(8) NOT NULL,
  key_hash text NOT NULL,
  name varchar(60) NOT NULL,
  scopes text[] NOT NULL,
  issued_by uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "PK_api_key" PRIMARY KEY (id),
  CONSTRAINT api_key_scopes CHECK (cardinality(scopes) > 0)
)`;

/** What a key did is told by its id: it stays, with its name, and what it may do never changes. */
const STAYS = `CREATE TRIGGER api_key_stays BEFORE DELETE OR UPDATE OF
    id, key_id, key_hash, name, scopes, issued_by, expires_at, created_at ON api_key
  FOR EACH ROW EXECUTE FUNCTION refuse_change()`;

const NEVER_EMPTIED = `CREATE TRIGGER api_key_never_emptied BEFORE TRUNCATE ON api_key
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`;

/** Nor is one ever good again. */
const STAYS_REVOKED = `CREATE TRIGGER api_key_stays_revoked BEFORE UPDATE OF revoked_at ON api_key
  FOR EACH ROW WHEN (OLD.revoked_at IS NOT NULL) EXECUTE FUNCTION refuse_change()`;

/** Expands: a version before this one knows no keys, and refuses them as tokens that are not valid. */
export class CreateApiKeys1763700000290 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE);
    await runner.query('CREATE UNIQUE INDEX api_key_key_id ON api_key (key_id)');
    await runner.query('CREATE INDEX api_key_name ON api_key (name)');
    for (const trigger of [STAYS, NEVER_EMPTIED, STAYS_REVOKED]) await runner.query(trigger);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_key');
  }
}
