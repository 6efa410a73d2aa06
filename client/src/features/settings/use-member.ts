import { useQuery } from '@tanstack/react-query';
import { memberInfoOptions } from '../../api/member';
import { useSession } from '../../api/session';

/** The member's details, loaded anew by whatever mounts. What was loaded before stays until then. */
export function useMember() {
  const { phoneNumber } = useSession();
  const { data: member, ...answer } = useQuery(memberInfoOptions(phoneNumber));
  return { member, ...answer };
}
