const persistKey = 'persist';
const phoneNumberKey = 'myPhoneNumber';
const accountKey = 'account';
const phoneCountryKey = 'phoneCountry';
const figuresKey = 'lastFigures';
const roomKey = 'room';

/** Whether a member left in this page, or was refused. */
let hasEnded = false;

// A browser may refuse storage altogether. The member can still sign in; only remembering is lost.
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

function read(key: string): string | null {
  return attempt(() => localStorage.getItem(key), null);
}

function write(key: string, value: string | null): void {
  attempt(
    () => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)),
    undefined,
  );
}

/** Where photos, and numbers of an ID and an account, wait sealed: caches that are named by when they were begun. */
export const photoCaches = {
  nameAt: (time: number): string => `photos-${time}`,
  /** All of them, or those from before a moment. */
  async forget(before = Number.POSITIVE_INFINITY): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith('photos-'));
    const old = names.filter((name) => Number(name.slice('photos-'.length)) < before);
    await Promise.all(old.map((name) => caches.delete(name)));
  },
};

export const storage = {
  get persist(): boolean {
    return read(persistKey) === 'true';
  },
  /** Said with each sign-in. What was kept by then may be kept for too long now, or be another member's. */
  set persist(value: boolean) {
    storage.forgetFigures();
    write(persistKey, String(value));
  },
  /**
   * Whether somebody signed in here, remembered or not, whose session nobody has refused since. Where the browser refuses
   * storage, or has no room left for it, that may be so until it is tried.
   */
  get hasSession(): boolean {
    return attempt(() => {
      if (localStorage.getItem(persistKey) !== null) return true;
      localStorage.setItem(roomKey, 'false');
      localStorage.removeItem(roomKey);
      return false;
    }, !hasEnded);
  },
  forgetSession(): void {
    hasEnded = true;
    write(persistKey, null);
    storage.forgetFigures();
  },
  /** How the member's money stood, for when there is no network: until the browser closes, where it does not remember. */
  get figures(): string | null {
    return read(figuresKey) ?? attempt(() => sessionStorage.getItem(figuresKey), null);
  },
  set figures(value: string) {
    if (storage.persist) write(figuresKey, value);
    else attempt(() => sessionStorage.setItem(figuresKey, value), undefined);
  },
  forgetFigures(): void {
    write(figuresKey, null);
    attempt(() => sessionStorage.removeItem(figuresKey), undefined);
  },
  get myPhoneNumber(): string | null {
    return read(phoneNumberKey);
  },
  /** The id of the account, by which other tabs tell whether another member is here: a phone number may be corrected. */
  get account(): string | null {
    return read(accountKey);
  },
  /** Whoever is signed in. What waits in this tab is the earlier member's, and goes with them. */
  remember(phoneNumber: string | null, account: string | null): void {
    const { account: before, myPhoneNumber: number } = storage;
    // A version of before kept the number alone.
    if (before ? before !== account : number && number !== phoneNumber) {
      storage.forgetTab();
      storage.forgetFigures();
    }
    write(phoneNumberKey, phoneNumber);
    write(accountKey, account);
  },
  /** Of the number that was last signed in or registered with, by its two letters. It says nothing of the member. */
  get phoneCountry(): string | null {
    return read(phoneCountryKey);
  },
  set phoneCountry(code: string | null) {
    if (code !== read(phoneCountryKey)) write(phoneCountryKey, code);
  },
  /** Whether another tab signed out, or signed a member in. */
  isOfMember: ({ key }: StorageEvent): boolean => key === null || key === accountKey,
  /** What was typed, and waits in this tab; not the language of a link, which is no member's own. */
  forgetTab(): void {
    const linked = tabStorage.read('linked');
    attempt(() => sessionStorage.clear(), undefined);
    if (linked) tabStorage.keep('linked', linked);
    photoCaches.forget().catch(() => undefined);
  },
  clear(): void {
    storage.forgetSession();
    write(phoneNumberKey, null);
    write(accountKey, null);
    storage.forgetTab();
  },
};

/** Whatever waits in this tab, by its name. */
export type TabKey =
  | 'activationDraft'
  | 'activationSealed'
  | 'calculatorChoice'
  | 'contact'
  | 'correctAccount'
  | 'correctAddress'
  | 'correctContact'
  | 'correctEmployment'
  | 'correctIdentity'
  | 'correctName'
  | 'correctPhone'
  | 'employment'
  | 'hardship'
  | 'linked'
  | 'loanChoice'
  | 'notices'
  | 'passkey'
  | 'passwordAsked'
  | 'payMore'
  | 'paying'
  | 'paymentClaim'
  | 'promise'
  | 'recovery'
  | 'refund'
  | 'registration'
  | 'signIn'
  | 'topUp'
  | 'withdrawal'
  | 'withdrawalPutOff';

/** What may wait in this tab for a reload, until the member signs out. Never a password or a code. */
export const tabStorage = {
  /** As it was kept, or whatever somebody made of it; undefined without any. */
  read(key: TabKey): unknown {
    return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined, undefined);
  },
  keep(key: TabKey, value: object): void {
    attempt(() => sessionStorage.setItem(key, JSON.stringify(value)), undefined);
  },
  /** Whether something waits here that was typed to activate or to withdraw, and is not sent yet. A withdrawal waits from its beginning. */
  holdsForm(): boolean {
    const { amount = '' } = (tabStorage.read('withdrawal') ?? {}) as { amount?: unknown };
    return amount !== '' || tabStorage.read('activationDraft') !== undefined;
  },
  /** Whether a loan was chosen here before. */
  holdsChoice: (): boolean => tabStorage.read('calculatorChoice') !== undefined,
  forget(key: TabKey): void {
    attempt(() => sessionStorage.removeItem(key), undefined);
  },
};
