import { Link, useLinkProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import WalletIcon from '~icons/ic/round-account-balance-wallet';
import HomeIcon from '~icons/ic/round-home';
import SignOutIcon from '~icons/ic/round-logout';
import PaymentsIcon from '~icons/ic/round-payments';
import SettingsIcon from '~icons/ic/round-settings';
import '../../api/calls-first';
import { type Fetch, fetchAhead } from '../../lib/fetch-ahead';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import { Button } from '../ui/button/button';
import { Dialog, opensDialog } from '../ui/dialog/dialog';
import classes from './member-shell.module.css';
import { InsideMain } from './page-main';
import { contentId } from './route-change';
import { useSignOut } from './use-sign-out';

interface MemberShellProps {
  /** Fetches what those pages do without at first. */
  whatFollows: readonly Fetch[];
  /** While the account is not activated, the entries of wallet, loan and settings lead to the activation. */
  activated: boolean;
  children: ReactNode;
}

const memberPages = ['/dash', '/wallet', '/loan', '/settings'] as const;

/** By then the page that one came for stands. */
const aheadMs = 3000;

/** Lets the browser keep the program for when there is no network. While one works on it there is none to keep. */
async function keepProgram(): Promise<void> {
  // A browser may refuse it, as in a private window; then a page needs the network, as before.
  if (import.meta.env.PROD) await navigator.serviceWorker?.register('/sw.js');
}

/** Fetches the other pages of the member area, so that a lost connection leaves none that cannot be opened. */
function useMemberPagesAhead(whatFollows: readonly Fetch[]): void {
  const router = useRouter();
  useEffect(() => {
    const pages = memberPages.map((to) => () => router.preloadRoute({ to }));
    const gone = new AbortController();
    const parts = [...pages, ...whatFollows, keepProgram];
    const timer = setTimeout(() => void fetchAhead(parts, gone.signal), aheadMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [router, whatFollows]);
}

/** The member area: bottom bar on a phone, rail on a tablet, side bar on a desktop. */
export function MemberShell({ whatFollows, activated, children }: MemberShellProps) {
  const texts = useTexts(layoutTexts);
  useMemberPagesAhead(whatFollows);
  return (
    <div className={classes.shell}>
      <nav className={classes.side} aria-label={texts.accountNavigation}>
        <ul>
          <li>
            <Link to="/dash" className={`marked ${classes.entry}`}>
              <HomeIcon />
              {texts.home}
            </Link>
          </li>
          <li>
            <Entry to="/wallet" activated={activated}>
              <WalletIcon />
              {texts.wallet}
            </Entry>
          </li>
          <li>
            <Entry to="/loan" activated={activated}>
              <PaymentsIcon />
              {texts.loan}
            </Entry>
          </li>
          <li>
            <Entry to="/settings" activated={activated}>
              <SettingsIcon />
              {texts.settings}
            </Entry>
          </li>
          <li className={classes.out}>
            <SignOutEntry className={`marked ${classes.entry}`} />
          </li>
        </ul>
      </nav>
      <main id={contentId} tabIndex={-1} className={classes.main}>
        <InsideMain value={true}>{children}</InsideMain>
      </main>
    </div>
  );
}

interface EntryProps {
  to: '/wallet' | '/loan' | '/settings';
  activated: boolean;
  children: ReactNode;
}

/** Until the account is activated it leads to the activation instead, which is none of these pages. */
function Entry({ to, activated, children }: EntryProps) {
  return activated ? (
    <Link to={to} className={`marked ${classes.entry}`}>
      {children}
    </Link>
  ) : (
    <InsteadLink>{children}</InsteadLink>
  );
}

function InsteadLink({ children }: Pick<EntryProps, 'children'>) {
  const { 'aria-current': _, ...link } = useLinkProps({
    to: '/activate',
    className: `marked ${classes.entry}`,
  });
  return <a {...link}>{children}</a>;
}

/** Stands where one also presses by mistake, so it asks before it leaves. */
function SignOutEntry({ className }: { className?: string }) {
  const texts = useTexts(layoutTexts);
  const { name, open, close } = usePlace('dialog', ['signOut']);
  const signOut = useSignOut();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onClick={opensDialog(() => open('signOut'))}
      >
        <SignOutIcon />
        {texts.signOut}
      </button>
      <Dialog
        opened={name === 'signOut'}
        size="small"
        title={texts.signOutTitle}
        onClose={close}
        footer={
          <>
            <Button variant="line" onClick={close}>
              {texts.cancel}
            </Button>
            <Button onClick={signOut}>{texts.signOut}</Button>
          </>
        }
      >
        <p>{texts.signOutText}</p>
      </Dialog>
    </>
  );
}
