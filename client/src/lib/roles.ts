/** Who may open the member area. Staff have accounts, but no screens in it. */
const memberRoles = ['MEMBER'];

export function mayEnterMemberArea(roles: readonly string[]): boolean {
  return roles.some((role) => memberRoles.includes(role));
}
