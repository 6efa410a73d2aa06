import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session';
import { memberInfoOptions } from './settings.queries';

/** The member's details, loaded anew by whatever mounts. What was loaded before stays until then. */
export function useMember() {
  const { phoneNumber } = useSession();
  const { data: member, ...answer } = useQuery(memberInfoOptions(phoneNumber));
  return { member, ...answer };
}
