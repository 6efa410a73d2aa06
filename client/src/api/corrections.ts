import {
  type AccountCorrectionDto,
  type AddressCorrectionDto,
  type CorrectionDto,
  type EmploymentCorrectionDto,
  type IdentityCorrectionDto,
  MyDataService,
  type NameCorrectionDto,
  type OwnCorrectionsDto,
  type PhoneCorrectionDto,
} from '@pautang/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client';
import { keptFresh } from './kept-fresh';
import { memberInfoOptions } from './member';
import { ofMember, queryClient, thenLookAgain } from './query-client';
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
function lookAgain(): Promise<void> {
  const { phoneNumber } = session.get();
  void queryClient.invalidateQueries({ queryKey: memberInfoOptions(phoneNumber).queryKey });
  return queryClient.invalidateQueries({ queryKey: correctionsOptions(phoneNumber).queryKey });
}

const andLookAgain = (change: Promise<unknown>) => thenLookAgain(change, lookAgain);

/** Each throws an ApiError where nothing was changed. */
export const corrections = {
  address: (requestBody: AddressCorrectionDto) => andLookAgain(service.correctAddress({ requestBody })),
  /** None takes it back. */
  contact: (email: string | null) => andLookAgain(service.correctContact({ requestBody: { email } })),
  employment: (requestBody: EmploymentCorrectionDto) =>
    andLookAgain(service.correctEmployment({ requestBody })),
  name: (requestBody: NameCorrectionDto) => andLookAgain(service.askForName({ requestBody })),
  identity: (requestBody: IdentityCorrectionDto) => andLookAgain(service.askForIdentity({ requestBody })),
  account: (requestBody: AccountCorrectionDto) => andLookAgain(service.askForAccount({ requestBody })),
  /** To the number that is wanted. */
  sendPhoneCode: async (phoneNumber: string) =>
    service.sendPhoneCorrectionCode({ requestBody: { phoneNumber } }),
  phone: (requestBody: PhoneCorrectionDto) => andLookAgain(service.askForPhone({ requestBody })),
  /** Whether one of the kind waits. @throws ApiError */
  isOpen: async (kind: CorrectionDto['kind']): Promise<boolean> =>
    (await service.readCorrections()).items.some((one) => one.kind === kind && one.wanted !== undefined),
  withdraw: (correctionId: string) => andLookAgain(service.withdrawCorrection({ correctionId })),
};
