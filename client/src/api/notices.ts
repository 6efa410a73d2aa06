import {
  type CalendarDto,
  type NoticePageDto,
  type NoticePreferencesDto,
  NoticesService,
  type NoticeTopic,
} from '@pautang/sdk';
import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { currentLanguage } from '../lib/language';
import { api } from './client';
import { keptFresh } from './kept-fresh';
import { know, ofMember, queryClient, thenLookAgain } from './query-client';
import { session, useSession } from './session';

const service = new NoticesService(api.request);

const keys = {
  notices: (phoneNumber: string | null) => ['notices', phoneNumber],
  preferences: (phoneNumber: string | null) => ['notice-preferences', phoneNumber],
  calendar: (phoneNumber: string | null) => ['calendar', phoneNumber],
} as const;

const noticesAtOnce = 50;

const noticesOptions = (phoneNumber: string | null) =>
  infiniteQueryOptions({
    queryKey: keys.notices(phoneNumber),
    queryFn: phoneNumber === null ? skipToken : ({ pageParam: cursor }) => noticesFrom(cursor),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    ...keptFresh,
  });

const noticesFrom = async (cursor: string | undefined): Promise<NoticePageDto> =>
  service.listNotices({ limit: noticesAtOnce, cursor });

const preferencesOptions = (phoneNumber: string | null) =>
  queryOptions({
    queryKey: keys.preferences(phoneNumber),
    queryFn: ofMember(
      phoneNumber,
      async (): Promise<NoticePreferencesDto> => service.readNoticePreferences(),
    ),
    ...keptFresh,
  });

const calendarOptions = (phoneNumber: string | null) =>
  queryOptions({
    queryKey: keys.calendar(phoneNumber),
    queryFn: ofMember(phoneNumber, async (): Promise<CalendarDto> => service.readCalendarAddress()),
    ...keptFresh,
  });

/** What the member was told, newest first, as far back as it was asked for. */
export function useNotices() {
  const { phoneNumber } = useSession();
  return useInfiniteQuery(noticesOptions(phoneNumber));
}

/** What the member is told, and how. */
export function useNoticePreferences() {
  const { phoneNumber } = useSession();
  return useQuery(preferencesOptions(phoneNumber));
}

/** What is told is told in the language that this was chosen in. @throws ApiError */
export async function changeNoticePreferences(sms: NoticeTopic[], email: NoticeTopic[]): Promise<void> {
  const { phoneNumber } = session.get();
  const changed = await service.changeNoticePreferences({
    requestBody: { sms, email, language: currentLanguage() },
  });
  know(preferencesOptions(phoneNumber), changed);
}

/** The address of the calendar of due dates. */
export function useCalendar() {
  const { phoneNumber } = useSession();
  return useQuery(calendarOptions(phoneNumber));
}

const lookAtCalendar = () =>
  queryClient.invalidateQueries({ queryKey: keys.calendar(session.get().phoneNumber) });

/** @throws ApiError */
export const makeCalendar = () => thenLookAgain(service.addCalendarAddress(), lookAtCalendar);

/** @throws ApiError */
export const revokeCalendar = () => thenLookAgain(service.revokeCalendarAddress(), lookAtCalendar);
