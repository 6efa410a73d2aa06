import {
  type AccountCorrectionDto,
  type AddressCorrectionDto,
  type EmploymentCorrectionDto,
  type IdentityCorrectionDto,
  MyDataService,
  type NameCorrectionDto,
  type OwnCorrectionsDto,
} from '@pautang/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client';
import { keptFresh } from './kept-fresh';
import { memberInfoOptions } from './member';
import { ofMember, queryClient } from './query-client';
import { session, useSession } from './session';

const service = new MyDataService(api.request);

const correctionsOptions = (phoneNumber: string | null) =>
  queryOptions({
    queryKey: ['corrections', phoneNumber],
    queryFn: ofMember(phoneNumber, async (): Promise<OwnCorrectionsDto> => service.readCorrections()),
    ...keptFresh,
  });

/** What the member asked to be corrected, and what stands of their work. */
export function useCorrections() {
  const { phoneNumber } = useSession();
  return useQuery(correctionsOptions(phoneNumber));
}

/** What is shown of the member is another by now. */
async function andLookAgain(change: Promise<unknown>): Promise<void> {
  await change;
  const { phoneNumber } = session.get();
  void queryClient.invalidateQueries({ queryKey: memberInfoOptions(phoneNumber).queryKey });
  await queryClient.invalidateQueries({ queryKey: correctionsOptions(phoneNumber).queryKey });
}

/** Each throws an ApiError where nothing was changed. */
export const corrections = {
  address: (requestBody: AddressCorrectionDto) => andLookAgain(service.correctAddress({ requestBody })),
  contact: (email: string) => andLookAgain(service.correctContact({ requestBody: { email } })),
  employment: (requestBody: EmploymentCorrectionDto) =>
    andLookAgain(service.correctEmployment({ requestBody })),
  name: (requestBody: NameCorrectionDto) => andLookAgain(service.askForName({ requestBody })),
  identity: (requestBody: IdentityCorrectionDto) => andLookAgain(service.askForIdentity({ requestBody })),
  account: (requestBody: AccountCorrectionDto) => andLookAgain(service.askForAccount({ requestBody })),
  withdraw: (correctionId: string) => andLookAgain(service.withdrawCorrection({ correctionId })),
};
