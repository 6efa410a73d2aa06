import { activateTexts } from '../../client/src/texts/activate';
import { activationTexts } from '../../client/src/texts/activation';
import { activityTexts } from '../../client/src/texts/activity';
import { dashTexts } from '../../client/src/texts/dash';
import { footerTexts } from '../../client/src/texts/footer';
import { landingTexts } from '../../client/src/texts/landing';
import { layoutTexts } from '../../client/src/texts/layout';
import { legalTexts } from '../../client/src/texts/legal';
import { loanTexts } from '../../client/src/texts/loan';
import { loanBoxTexts } from '../../client/src/texts/loan-box';
import { loginTexts } from '../../client/src/texts/login';
import { paymentTexts } from '../../client/src/texts/payment';
import { registerTexts } from '../../client/src/texts/register';
import { scoreTexts } from '../../client/src/texts/score';
import { settingsTexts } from '../../client/src/texts/settings';
import { statementTexts } from '../../client/src/texts/statement';
import { uiTexts } from '../../client/src/texts/ui';
import { walletTexts } from '../../client/src/texts/wallet';

export type Language = 'en' | 'fil';

/** What stands on the screens in a language, to find one's way by. */
export const textsIn = (language: Language) => ({
  activate: activateTexts[language],
  activation: activationTexts[language],
  activity: activityTexts[language],
  auth: loginTexts[language],
  dashboard: dashTexts[language],
  footer: footerTexts[language],
  landing: landingTexts[language],
  layout: layoutTexts[language],
  legal: legalTexts[language],
  loan: loanBoxTexts[language],
  payment: paymentTexts[language],
  registration: registerTexts[language],
  score: scoreTexts[language],
  servicing: loanTexts[language],
  settings: settingsTexts[language],
  statement: statementTexts[language],
  ui: uiTexts[language],
  wallet: walletTexts[language],
});

export type Texts = ReturnType<typeof textsIn>;
