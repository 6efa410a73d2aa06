import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SkipLink } from '../components/layout/page-main';
import { startAtTop, useRouteChange } from '../components/layout/route-change';
import { TopBar } from '../components/layout/top-bar';
import { Toaster } from '../components/ui/toaster/toaster';
import { useLanguage } from '../lib/language';

export function Root() {
  const language = useLanguage();
  useRouteChange(startAtTop);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <>
      <SkipLink />
      <TopBar />
      <Outlet />
      <Toaster />
    </>
  );
}
