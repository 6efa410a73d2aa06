import { claimsOf } from '@pautang/sdk';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../lib/listeners';
import { storage } from '../lib/storage';

export interface Session {
  token: string | null;
  phoneNumber: string | null;
  /** The account's id: its phone number may be corrected. */
  account: string | null;
  roles: readonly string[];
}

const signedOut: Session = { token: null, phoneNumber: null, account: null, roles: [] };

// The access token lives here and nowhere else: it must not survive the page.
let current = signedOut;
// Whose session another tab ended, or replaced by another member's: this one asks who is there instead of going on as
// whoever it is, unless it is the same again.
let takenFrom: string | null = null;
const listeners = new Listeners();
const followers = new Listeners();

function change(next: Session): void {
  current = next;
  listeners.tell();
}

export const session = {
  get: (): Session => current,
  subscribe: listeners.add,
  /** Another tab signed out, or a member in: what is under way here for whoever it was comes too late. */
  onOtherTab: followers.add,
  setToken(token: string): void {
    takenFrom = null;
    const { sub: account = null, UserInfo: { phoneNumber = null, roles = [] } = {} } = claimsOf(token);
    change({ token, phoneNumber, account, roles });
  },
  /** Whether a session may still stand behind this browser's refresh cookie. */
  mayResume: (): boolean =>
    current.token === null && [null, storage.account].includes(takenFrom) && storage.hasSession,
  /** Whether it went because another tab signed another member in, or out. */
  isTaken: (): boolean => takenFrom !== null,
  /** The server takes it no more, or the member leaves. Who it was stays known, and with that what was typed. */
  end(): void {
    storage.forgetSession();
    change(signedOut);
  },
  /** Forgets the token and everything this browser remembers of the member. */
  clear(): void {
    storage.clear();
    change(signedOut);
  },
};

/** Whether the browser's one session is another member's by now, or nobody's. */
const isOvertaken = () => current.token !== null && storage.account !== current.account;

/** @param wasAnothers whether what waits in this tab is an earlier member's */
function follow(wasAnothers: boolean): void {
  followers.tell();
  if (isOvertaken()) {
    takenFrom = current.account;
    change(signedOut);
  }
  if (storage.account === null) storage.clear();
  else if (wasAnothers) storage.forgetTab();
}

/**
 * Another tab that signs out, or signs another member in, takes this browser's one session along: a token that is
 * left over here is forgotten, and after a sign-out also what this tab kept of the member.
 */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (storage.isOfMember(event)) follow(event.oldValue !== null);
  });
  // Back may bring a page as it was left, with all that it shows, which was told of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOvertaken()) follow(true);
  });
}

export function useSession(): Session {
  return useSyncExternalStore(listeners.add, session.get, () => signedOut);
}

/** Who may open the member area. Staff have accounts, but no screens in it. */
const memberRoles = ['MEMBER'];

export function mayEnterMemberArea(roles: readonly string[]): boolean {
  return roles.some((role) => memberRoles.includes(role));
}

/** What may have ended a session besides its age; said once in the place of that. */
export const sessionEnd: { words?: (() => string) | undefined } = {};
