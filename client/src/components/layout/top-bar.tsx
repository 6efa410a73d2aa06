import { Link, useMatchRoute, useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { useSession } from '../../lib/session';
import { useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { CloseIcon } from '../ui/icons/close';
import { MenuIcon } from '../ui/icons/menu';
import { Brand } from './brand';
import { LanguageSwitch } from './language-switch';
import { useRouteChange } from './route-change';
import { useSignOut } from './sign-out';
import classes from './top-bar.module.css';

const menuId = 'main-menu';

function useInMemberArea(): boolean {
  return useRouterState({ select: (state) => state.matches.some((match) => match.routeId === '/_member') });
}

export function TopBar() {
  const texts = useTexts(layoutTexts);
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
          <LanguageSwitch className={classes.menuLanguage} />
        </nav>
        <LanguageSwitch className={classes.barLanguage} />
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
  const texts = useTexts(layoutTexts);
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
      <Link to="/hiw">{texts.howItWorks}</Link>
      <Link to="/about">{texts.aboutUs}</Link>
      <Link to="/contact">{texts.contactUs}</Link>
    </>
  );
}

function SessionButton() {
  const texts = useTexts(layoutTexts);
  const { token } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <Button
      variant="quiet"
      small
      className={classes.session}
      onClick={token ? signOut : () => void navigate({ to: '/login' })}
    >
      {token ? texts.logOut : texts.login}
    </Button>
  );
}
