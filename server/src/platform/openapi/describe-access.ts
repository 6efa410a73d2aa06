import type { OpenAPIObject } from '@nestjs/swagger';
import type { Role } from '../access/access';

const CALLED: Readonly<Record<Role, string>> = {
  MEMBER: 'members',
  LOAN_OFFICER: 'loan officers',
  LOAN_ASSISTANT: 'loan assistants',
};

interface Guarded {
  readonly 'x-roles'?: readonly Role[];
  readonly 'x-scope'?: string;
}

/**
 * Says for people whom the guard lets in, as `x-roles` and `x-scope` say it for programs: pages show no extensions.
 * That an operation is open is said as well: by silence it could have been forgotten.
 */
export function describeAccess(document: OpenAPIObject): void {
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete]) {
      if (!operation) continue;
      const { 'x-roles': roles, 'x-scope': scope } = operation as Guarded;
      operation.security ??= [];
      if (!roles) continue;
      operation.description = [operation.description, sentence(roles, scope)].filter(Boolean).join('\n\n');
    }
  }
}

function sentence(roles: readonly Role[], scope: string | undefined): string {
  const whom = new Intl.ListFormat('en-GB').format(roles.map((role) => CALLED[role]));
  return `For ${whom}${scope ? `; for API keys with \`${scope}\`` : ''}.`;
}
