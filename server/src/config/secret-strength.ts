const SHORTEST_SECRET = 32;
const PLACEHOLDER = /change.?(me|this)|placeholder|example|^default|your[-_ ]/i;

/** Why a value cannot serve as a secret, or undefined when it can. The answer never holds the value. */
export function secretProblem(value: string | undefined): string | undefined {
  const secret = value?.trim() ?? '';
  if (secret === '') return 'is required outside the demo';
  if (secret.length < SHORTEST_SECRET) return `must have at least ${SHORTEST_SECRET} characters`;
  if (PLACEHOLDER.test(secret)) return 'looks like a default; use a random value';
  return undefined;
}

/** The same for one or several secrets with commas between them. */
export function secretsProblem(values: string | undefined): string | undefined {
  const given = (values ?? '').split(',').map((value) => value.trim());
  if (given.length > 1 && given.includes('')) return 'has a comma with no secret beside it';
  const problems = given.map(secretProblem);
  return problems.find((problem) => problem !== undefined);
}
