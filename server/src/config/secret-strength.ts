const SHORTEST_SECRET = 32;
/** A random text of 32 characters has more; what somebody typed often has not. */
const FEWEST_CHARACTERS = 10;
const PLACEHOLDER = /change.?(me|this)|placeholder|example|^default|your[-_ ]/i;

/** Why a value cannot serve as a secret, or undefined when it can. The answer never holds the value. */
export function secretProblem(value: string | undefined): string | undefined {
  const secret = value?.trim() ?? '';
  if (secret === '') return 'is required outside the demo';
  if (secret.length < SHORTEST_SECRET) return `must have at least ${SHORTEST_SECRET} characters`;
  if (PLACEHOLDER.test(secret)) return 'looks like a default; use a random value';
  return undefined;
}

/** The same for what is to protect from now on: a former one that is weak must still be read, or nobody could replace it. */
export function newSecretProblem(value: string | undefined): string | undefined {
  const problem = secretProblem(value);
  if (problem !== undefined || !hasFewCharacters(value?.trim() ?? '')) return problem;
  return 'has few different characters; make one: openssl rand -base64 48';
}

export function hasFewCharacters(secret: string): boolean {
  return new Set(secret).size < FEWEST_CHARACTERS;
}

/** The same for one or several secrets with commas between them, of which the first one protects from now on. */
export function secretsProblem(values: string | undefined): string | undefined {
  const given = (values ?? '').split(',').map((value) => value.trim());
  if (given.length > 1 && given.includes('')) return 'has a comma with no secret beside it';
  const [newest, ...former] = given;
  const problems = [newSecretProblem(newest), ...former.map(secretProblem)];
  return problems.find((problem) => problem !== undefined);
}
