/**
 * What each page is made of, the landing page aside. Here and not in tree.ts: a build names the files of every page and
 * of what it needs, so what holds these names is fetched anew after each release, and the first visit does without.
 */
export const about = async () => (await import('../features/about/about-page')).AboutPage;
export const contact = async () => (await import('../features/contact/contact-page')).ContactPage;
export const howItWorks = async () => (await import('../features/hiw/hiw-page')).HiwPage;
export const stopRecovery = async () =>
  (await import('../features/stop-recovery/stop-recovery-page')).StopRecoveryPage;
export const notMe = async () => (await import('../features/not-me/not-me-page')).NotMePage;
export const login = async () => (await import('./login')).default;
export const register = async () => (await import('./register')).default;
export const memberArea = async () => (await import('./member-area')).default;
export const activate = async () => (await import('./member/activate')).default;
export const dash = async () => (await import('./member/dash')).default;
export const loan = async () => (await import('../features/loan/loan-screen')).LoanScreen;
export const settings = async () => (await import('../features/settings/settings-screen')).SettingsScreen;
export const wallet = async () => (await import('../features/wallet/wallet-screen')).WalletScreen;

/** Of members alone: who is none reads the other pages without it. */
export const memberGuard = () => import('./member-guard');
