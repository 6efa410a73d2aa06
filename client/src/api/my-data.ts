import { type DownloadDto, MyDataService } from '@pautang/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client';
import { keptFresh } from './kept-fresh';
import { know, ofMember } from './query-client';
import { session, useSession } from './session';

const service = new MyDataService(api.request);

const keys = {
  download: (phoneNumber: string | null) => ['my-download', phoneNumber],
} as const;

const lookAgainMs = 2000;

const downloadOptions = (phoneNumber: string | null) =>
  queryOptions({
    queryKey: keys.download(phoneNumber),
    queryFn: ofMember(phoneNumber, async (): Promise<DownloadDto> => service.readDownload()),
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? lookAgainMs : false),
    ...keptFresh,
  });

/** The newest download of all that is kept; looked at again while it is made. */
export function useDownload() {
  const { phoneNumber } = useSession();
  return useQuery(downloadOptions(phoneNumber));
}

/** Asks for a new one. @throws ApiError */
export async function prepareDownload(password: string): Promise<void> {
  const { phoneNumber } = session.get();
  const asked = await service.prepareDownload({ requestBody: { password } });
  know(downloadOptions(phoneNumber), asked);
}

/** @throws ApiError */
export const closeAccount = (password: string) => service.closeAccount({ requestBody: { password } });
