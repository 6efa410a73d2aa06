import { activateTexts } from '../../client/src/texts/activate';
import { activationTexts } from '../../client/src/texts/activation';
import { authTexts } from '../../client/src/texts/auth';
import { dashboardTexts } from '../../client/src/texts/dashboard';
import { footerTexts } from '../../client/src/texts/footer';
import { landingTexts } from '../../client/src/texts/landing';
import { layoutTexts } from '../../client/src/texts/layout';
import { legalTexts } from '../../client/src/texts/legal';
import { loanTexts } from '../../client/src/texts/loan';
import { paymentTexts } from '../../client/src/texts/payment';
import { registrationTexts } from '../../client/src/texts/registration';
import { scoreTexts } from '../../client/src/texts/score';
import { servicingTexts } from '../../client/src/texts/servicing';
import { settingsTexts } from '../../client/src/texts/settings';
import { statementTexts } from '../../client/src/texts/statement';
import { uiTexts } from '../../client/src/texts/ui';
import { walletTexts } from '../../client/src/texts/wallet';

export type Language = 'en' | 'fil';

/** What stands on the screens in a language, to find one's way by. */
export const textsIn = (language: Language) => ({
  activate: activateTexts[language],
  activation: activationTexts[language],
  auth: authTexts[language],
  dashboard: dashboardTexts[language],
  footer: footerTexts[language],
  landing: landingTexts[language],
  layout: layoutTexts[language],
  legal: legalTexts[language],
  loan: loanTexts[language],
  payment: paymentTexts[language],
  registration: registrationTexts[language],
  score: scoreTexts[language],
  servicing: servicingTexts[language],
  settings: settingsTexts[language],
  statement: statementTexts[language],
  ui: uiTexts[language],
  wallet: walletTexts[language],
});

export type Texts = ReturnType<typeof textsIn>;
