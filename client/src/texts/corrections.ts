import type { CorrectionKind } from '@pautang/sdk';
import { defineTexts } from './define-texts';

type Detail = 'address' | 'contact' | 'employment' | CorrectionKind;

export const correctionsTexts = defineTexts({
  en: {
    title: 'Correct my data',
    about:
      'Address, e-mail and work change at once. A new name, ID, bank account or phone number needs your password and waits for a while: we tell you at once, and you can withdraw it. Agreements that you have stay as they are.',
    names: {
      address: 'Address',
      contact: 'E-mail',
      employment: 'Work and income',
      NAME: 'Name',
      IDENTITY: 'ID',
      BANK_ACCOUNT: 'Bank account',
      PHONE: 'Phone number',
    } as Record<Detail, string>,
    notLoaded: 'Your corrections could not be loaded',
    asked: 'What you asked for',
    askedFor: (kind: string, wanted: string) => `${kind}: ${wanted}`,
    countsFrom: (at: string) => `Counts from ${at}. Until then your withdrawals go to the one so far.`,
    numberFrom: (at: string) =>
      `Counts from ${at}. Until then you sign in with the number so far, and our messages go there.`,
    coolsUntil: (at: string) => `An officer looks at it from ${at} on.`,
    ends: { WAITING: 'Waiting for an officer.', DONE: 'Done.', REFUSED: 'Refused.', WITHDRAWN: 'Withdrawn.' },
    refused: (reason: string) => `Refused: ${reason}`,
    withdraw: 'Withdraw',
    withdrawOf: (kind: string) => `Withdraw: ${kind}`,
    withdrawing: 'Withdrawing it.',
    withdrawn: 'It is withdrawn.',
    save: 'Save',
    ask: 'Ask for it',
    saving: 'Saving it.',
    saved: 'It is saved.',
    asking: 'Asking for it.',
    isAsked: 'You asked for it. You can withdraw it here.',
    password: 'Your password',
    missing: 'Fill in what is needed to go on.',
    missingToAsk: 'Fill in what is needed, and your password.',
    officer: 'An officer compares it with the photos of your ID.',
    photos: 'Other photos (optional)',
    photosWhen:
      'Where the ID is a new one, or can be read badly. A photo that you do not add stays as it is.',
    ownAccount:
      'A bank or an e-wallet, in your own name. A withdrawal that you prepared already goes to the one so far.',
    phoneFor:
      'If you lost your SIM or changed numbers: we send a code to the new number, and tell the one so far.',
    newPhone: 'New phone number',
    sendCode: 'Send code',
    sendAnew: 'Send a new code',
    code: 'Code',
    codeSending: 'Sending the code.',
    codeSent: 'The code is on its way.',
    codeSentTo: (receiver: string) =>
      `We sent a code with 6 digits to ${receiver}. It is good for 10 minutes.`,
    codeByMail: 'We sent a code with 6 digits to your e-mail address. It is good for 10 minutes.',
    codeInTerminal:
      'This is the demo: the code with 6 digits stands in the terminal of the server. It is good for 10 minutes.',
    resendIn: (seconds: number) => `You can have a new code sent in ${seconds} s.`,
    email: 'E-mail',
    work: {
      workPlaceCountry: 'Work country',
      workLocation: 'Work location',
      jobTitle: 'Job title',
      jobCategory: 'Job category',
      monthlyNetIncome: 'Monthly net income (PHP)',
    },
  },

  fil: {
    title: 'Itama ang datos ko',
    about:
      'Nagbabago agad ang tirahan, email at trabaho. Ang bagong pangalan, ID, bank account o phone number ay nangangailangan ng password mo at naghihintay muna: sasabihan ka namin agad, at puwede mo itong bawiin. Hindi magbabago ang mga kasunduang mayroon ka na.',
    names: {
      address: 'Tirahan',
      contact: 'Email',
      employment: 'Trabaho at kita',
      NAME: 'Pangalan',
      IDENTITY: 'Uri at numero ng ID',
      BANK_ACCOUNT: 'Bank account',
      PHONE: 'Phone number',
    } as Record<Detail, string>,
    notLoaded: 'Hindi ma-load ang mga pagtatama mo',
    asked: 'Mga hiniling mo',
    askedFor: (kind: string, wanted: string) => `${kind}: ${wanted}`,
    countsFrom: (at: string) =>
      `Gagamitin mula ${at}. Hanggang noon, sa dating account mapupunta ang mga withdrawal mo.`,
    numberFrom: (at: string) =>
      `Gagamitin mula ${at}. Hanggang noon, sa dating numero ka pa rin magsa-sign in, at doon mapupunta ang mga mensahe namin.`,
    coolsUntil: (at: string) => `Titingnan ito ng Loan Officer simula ${at}.`,
    ends: {
      WAITING: 'Naghihintay sa Loan Officer.',
      DONE: 'Tapos na.',
      REFUSED: 'Tinanggihan.',
      WITHDRAWN: 'Binawi.',
    },
    refused: (reason: string) => `Tinanggihan: ${reason}`,
    withdraw: 'Bawiin',
    withdrawOf: (kind: string) => `Bawiin: ${kind}`,
    withdrawing: 'Binabawi ito.',
    withdrawn: 'Nabawi na ito.',
    save: 'I-save',
    ask: 'Hilingin ito',
    saving: 'Sine-save ito.',
    saved: 'Na-save na ito.',
    asking: 'Hinihiling ito.',
    isAsked: 'Nahiling mo na ito. Puwede mo itong bawiin dito.',
    password: 'Ang password mo',
    missing: 'Punan ang kailangan para magpatuloy.',
    missingToAsk: 'Punan ang kailangan, at ang password mo.',
    officer: 'Ikukumpara ito ng Loan Officer sa mga larawan ng ID mo.',
    photos: 'Ibang mga larawan (opsiyonal)',
    photosWhen: 'Kung bago ang ID, o mahirap itong basahin. Mananatili ang larawang hindi mo papalitan.',
    ownAccount:
      'Bangko o e-wallet na nasa sarili mong pangalan. Ang withdrawal na naihanda mo na ay mapupunta sa dating account.',
    phoneFor:
      'Kung nawala ang SIM mo o nagpalit ka ng numero: magpapadala kami ng code sa bagong numero, at sasabihan namin ang dati.',
    newPhone: 'Bagong phone number',
    sendCode: 'Magpadala ng code',
    sendAnew: 'Magpadala ng bagong code',
    code: 'Ang code',
    codeSending: 'Ipinapadala ang code.',
    codeSent: 'Papunta na ang code.',
    codeSentTo: (receiver: string) =>
      `Nagpadala kami ng code na may 6 digit sa ${receiver}. Magagamit ito sa loob ng 10 minuto.`,
    codeByMail:
      'Nagpadala kami ng code na may 6 digit sa email address mo. Magagamit ito sa loob ng 10 minuto.',
    codeInTerminal:
      'Demo ito: nasa terminal ng server ang code na may 6 digit. Magagamit ito sa loob ng 10 minuto.',
    resendIn: (seconds: number) => `Puwede kang humingi ng bagong code pagkalipas ng ${seconds} s.`,
    email: 'Email',
    work: {
      workPlaceCountry: 'Bansa ng trabaho',
      workLocation: 'Lugar ng trabaho',
      jobTitle: 'Posisyon sa trabaho',
      jobCategory: 'Uri ng trabaho',
      monthlyNetIncome: 'Buwanang net income (PHP)',
    },
  },
});
