import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import { HomeIcon } from '../ui/icons/home';
import { SettingsIcon } from '../ui/icons/settings';
import { SignOutIcon } from '../ui/icons/sign-out';
import { WalletIcon } from '../ui/icons/wallet';
import classes from './member-shell.module.css';
import { InsideMain } from './page-main';
import { contentId } from './route-change';
import { useSignOut } from './sign-out';

interface MemberShellProps {
  /** While the account is not activated, the entries of wallet and settings lead to the activation. */
  activated: boolean;
  children: ReactNode;
}

/**
 * The member area: bottom bar on a phone, rail on a tablet, side bar on a desktop. All of it is fetched when one
 * enters, so that a lost connection leaves no page that cannot be opened.
 */
export function MemberShell({ activated, children }: MemberShellProps) {
  const texts = useTexts(layoutTexts);
  const signOut = useSignOut();
  return (
    <div className={classes.shell}>
      <nav className={classes.side} aria-label={texts.accountNavigation}>
        <ul>
          <li>
            <Link to="/dash" className={classes.entry} preload="render">
              <HomeIcon />
              {texts.home}
            </Link>
          </li>
          <li>
            <Link to={activated ? '/wallet' : '/activate'} className={classes.entry} preload="render">
              <WalletIcon />
              {texts.wallet}
            </Link>
          </li>
          <li>
            <Link to={activated ? '/settings' : '/activate'} className={classes.entry} preload="render">
              <SettingsIcon />
              {texts.settings}
            </Link>
          </li>
          <li className={classes.out}>
            <button type="button" className={classes.entry} onClick={signOut}>
              <SignOutIcon />
              {texts.signOut}
            </button>
          </li>
        </ul>
      </nav>
      <main id={contentId} tabIndex={-1} className={classes.main}>
        <InsideMain value={true}>{children}</InsideMain>
      </main>
    </div>
  );
}
