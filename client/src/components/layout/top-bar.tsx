import { Link, useMatchRoute, useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { useSession } from '../../lib/session';
import { useTexts } from '../../texts/texts';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { CloseIcon, MenuIcon } from '../ui/icons';
import { Brand } from './brand';
import { useRouteChange } from './route-change';
import { useSignOut } from './sign-out';
import classes from './top-bar.module.css';

const menuId = 'main-menu';

function useInMemberArea(): boolean {
  return useRouterState({ select: (state) => state.matches.some((match) => match.routeId === '/_member') });
}

export function TopBar() {
  const texts = useTexts().layout;
  const [menuOpen, setMenuOpen] = useState(false);
  const inMemberArea = useInMemberArea();
  useRouteChange(useCallback(() => setMenuOpen(false), []));

  return (
    <header className={classes.bar}>
      <div className={classNames(classes.inner, inMemberArea && classes.wide)}>
        <Brand />
        <nav
          id={menuId}
          aria-label={texts.mainNavigation}
          className={classNames(classes.links, menuOpen && classes.open)}
        >
          <MainLinks inMemberArea={inMemberArea} />
        </nav>
        <SessionButton />
        <IconButton
          className={classes.menu}
          label={texts.menu}
          icon={menuOpen ? <CloseIcon /> : <MenuIcon />}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={() => setMenuOpen(!menuOpen)}
        />
      </div>
    </header>
  );
}

function MainLinks({ inMemberArea }: { inMemberArea: boolean }) {
  const texts = useTexts().layout;
  const matches = useMatchRoute();
  const onDashboard = matches({ to: '/dash' }) ? 'page' : inMemberArea ? 'true' : undefined;
  return (
    <>
      <Link to="/dash" aria-current={onDashboard}>
        {texts.dashboard}
      </Link>
      <Link to="/" activeOptions={{ exact: true }}>
        {texts.home}
      </Link>
    </>
  );
}

function SessionButton() {
  const texts = useTexts().layout;
  const { token } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <Button variant="quiet" small onClick={token ? signOut : () => void navigate({ to: '/login' })}>
      {token ? texts.logOut : texts.login}
    </Button>
  );
}
