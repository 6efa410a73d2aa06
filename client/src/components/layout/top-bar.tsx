import { Link, useLocation, useMatchRoute, useNavigate, useRouterState } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import CloseIcon from '~icons/ic/round-close';
import MenuIcon from '~icons/ic/round-menu';
import { session, useSession } from '../../api/session';
import { classNames } from '../../lib/class-names';
import { chooseLanguage, keepLanguage, type Language, languages, useLanguage } from '../../lib/language';
import { loadAgain } from '../../lib/open-anew';
import { type Place, usePlace } from '../../lib/use-place';
import { loadChosenTexts, useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import { uiTexts } from '../../texts/ui';
import { Button, IconButton } from '../ui/button/button';
import { VisuallyHidden } from '../ui/text/visually-hidden';
import { notify } from '../ui/toaster/notify';
import classes from './top-bar.module.css';
import { useSignOut } from './use-sign-out';

const menuId = 'main-menu';

/** Below a member's page a path may be unknown: the router matches that page all the same, and says so in a mark of its own. */
function useInMemberArea(): boolean {
  return useRouterState({
    select: ({ matches }) =>
      matches.some(({ routeId }) => routeId === '/_member') && !matches.some(({ _notFound }) => _notFound),
  });
}

/** The open menu lies over what one goes on to by keys: Escape uncovers it. Answers a ref for the button that opened it. */
function useClosedByEscape({ name, close }: Place<'open'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (name === undefined) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || document.querySelector(':modal')) return;
      if (document.getElementById(menuId)?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [name, close]);
  return button;
}

export function TopBar() {
  const texts = useTexts(layoutTexts);
  const menu = usePlace('menu', ['open']);
  const menuOpen = menu.name !== undefined;
  const menuButton = useClosedByEscape(menu);
  const inMemberArea = useInMemberArea();

  return (
    <header className={classes.bar}>
      <div className={classNames(classes.inner, inMemberArea && classes.wide)}>
        <Brand />
        {/* Before what it opens, so that by keys the open menu comes next. It is seen at the end of the bar. */}
        <IconButton
          ref={menuButton}
          className={classes.menu}
          label={texts.menu}
          icon={menuOpen ? <CloseIcon /> : <MenuIcon />}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={() => (menuOpen ? menu.close() : menu.open('open'))}
        />
        <nav
          id={menuId}
          aria-label={texts.mainNavigation}
          className={classNames(classes.links, menuOpen && classes.open)}
        >
          <MainLinks inMemberArea={inMemberArea} menu={menu} />
          <LanguageSwitch className={classes.menuLanguage} />
        </nav>
        <LanguageSwitch className={classes.barLanguage} />
        <SessionButton replace={menuOpen} inMemberArea={inMemberArea} />
      </div>
    </header>
  );
}

interface MainLinksProps {
  inMemberArea: boolean;
  menu: Place<'open'>;
}

function MainLinks({ inMemberArea, menu }: MainLinksProps) {
  const texts = useTexts(layoutTexts);
  const { pathname } = useLocation();
  const matches = useMatchRoute();
  const onDashboard = matches({ to: '/dash' }) ? 'page' : inMemberArea ? 'true' : undefined;
  const replace = menu.name !== undefined;
  /** The page's own link leads nowhere: it only closes the menu. */
  const collapse = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!replace || event.currentTarget.pathname !== pathname) return;
    event.preventDefault();
    menu.close();
  };
  // The page that is chosen takes the place of the open menu, so that Back does not open it again.
  const link = { replace, onClick: collapse };
  return (
    <>
      <Link to="/dash" aria-current={onDashboard} {...link}>
        {texts.dashboard}
      </Link>
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }} {...link}>
        {inMemberArea ? texts.homePage : texts.home}
      </Link>
      <Link to="/hiw" {...link}>
        {texts.howItWorks}
      </Link>
      <Link to="/about" {...link}>
        {texts.aboutUs}
      </Link>
      <Link to="/contact" {...link}>
        {texts.contactUs}
      </Link>
    </>
  );
}

/** Where the menu is open, the page that it leads to takes its place. */
function SessionButton({ replace, inMemberArea }: { replace: boolean; inMemberArea: boolean }) {
  const texts = useTexts(layoutTexts);
  const { token } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  // A member's page that opens is a member's already, also where nobody answers.
  const isIn = token !== null || (inMemberArea && session.mayResume());
  return (
    <Button
      variant="quiet"
      small
      className={classes.session}
      onClick={isIn ? signOut : () => void navigate({ to: '/login', replace })}
    >
      {isIn ? texts.logOut : texts.login}
    </Button>
  );
}

/** Each language under its own name, so that who cannot read the present one finds the way. */
function LanguageSwitch({ className }: { className?: string }) {
  const texts = useTexts(layoutTexts);
  const { noServerResponse, tryAgain } = useTexts(uiTexts);
  const chosen = useLanguage();
  const navigate = useNavigate();
  // An address that names a language would bring it back with a reload.
  const nameNone = async () => {
    if (!new URLSearchParams(window.location.search).has('lang')) return;
    await navigate({
      to: '.',
      search: (place) => ({ ...place, lang: undefined }),
      hash: true,
      state: true,
      replace: true,
    });
  };
  // With the page: browsers remember which part of a program did not come.
  const chooseAnew = async (language: Language) => {
    keepLanguage(language);
    await nameNone();
    loadAgain();
  };
  // The texts of the other language come when it is chosen, and until then nothing changes.
  const choose = async (language: Language) => {
    try {
      if (!(await loadChosenTexts(language))) return;
    } catch {
      notify.error(noServerResponse, { action: { label: tryAgain, run: () => void chooseAnew(language) } });
      return;
    }
    chooseLanguage(language);
    void nameNone();
  };
  return (
    <fieldset aria-label={texts.language} className={`switch ${classNames(classes.switch, className)}`}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => void choose(language)}
        >
          <span aria-hidden>{language.toUpperCase()}</span>
          <VisuallyHidden>{texts.languages[language]}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}

export function Brand() {
  return (
    <Link to="/dash" className={classes.brand}>
      <svg viewBox="0 0 32 32" aria-hidden className={classes.mark}>
        <g transform="rotate(45 16 16)">
          <rect x="5" y="5" width="22" height="22" rx="5" className={classes.sea} />
          <path d="M5 12.3h7.3V27M27 19.7h-7.3V5" className={classes.cut} />
          <rect x="12.6" y="12.6" width="6.8" height="6.8" rx="1.4" className={classes.gold} />
        </g>
      </svg>
      {useTexts(layoutTexts).brand}
    </Link>
  );
}
