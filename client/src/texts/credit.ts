import { defineTexts } from './define-texts';

export const creditTexts = defineTexts({
  en: {
    title: 'You paid too much',
    text: 'This money is yours. Have it sent to your account, or keep it here for your next loan: nothing is taken from it unless you say so.',
    ofLoan: (loanNumber: string) => `Loan ${loanNumber}`,
    send: 'SEND IT TO ME',
    sendOf: (amount: string) => `Send it to me: ${amount}`,
    payLoan: 'Pay my loan with it',
    sendTitle: 'Send it to your account',
    to: 'To',
    amount: 'Amount',
    noCode:
      'Your account has received money from us before, so this needs no code. It is sent like a withdrawal, without a fee.',
    withCode:
      'Your account has not received money from us yet. Your Loan Assistant gives you a code for this transfer only.',
    code: 'One-time password',
    howMuch: 'How much to send',
    mostIs: (amount: string) => `You paid ${amount} too much. Send all of it, or a part.`,
    stays: (amount: string) => `${amount} stays here for you.`,
    endsWithdrawal: (amount: string) =>
      `Your withdrawal of ${amount} waits for its code. It ends when you go on; you can ask for it again afterwards.`,
    goOn: 'CONTINUE',
    kept: 'Stays here for you',
    other: 'Another amount',
    ifItFails:
      'If the transfer does not go through, the money is put into your wallet, and you withdraw it from there.',
    confirmSend: 'SEND',
    sent: 'It is on its way.',
    noLongerWaits:
      'This transfer no longer waits. See in your activity whether it was sent before you ask again.',
    notLoaded: 'What is to be sent could not be loaded',
    payTitle: 'Pay your loan with it',
    payText: (amount: string, loanNumber: string) =>
      `${amount} pays loan ${loanNumber} today, as any payment does. If your loan needs less, the rest stays yours. It cannot be taken back.`,
    confirmPay: 'PAY',
    paid: (amount: string) => `${amount} of your loan is paid.`,
    cancel: 'Cancel',
  },
  fil: {
    title: 'Sobra ang naibayad mo',
    text: 'Sa iyo ang perang ito. Ipadala ito sa account mo, o itabi rito para sa susunod mong loan: walang kukunin dito hangga’t hindi mo sinasabi.',
    ofLoan: (loanNumber: string) => `Loan na ${loanNumber}`,
    send: 'IPADALA SA AKIN',
    sendOf: (amount: string) => `Ipadala sa akin ang ${amount}`,
    payLoan: 'Ibayad ito sa loan ko',
    sendTitle: 'Ipadala ito sa account mo',
    to: 'Papunta sa',
    amount: 'Halaga',
    noCode:
      'Nakatanggap na ng pera mula sa amin ang account mo, kaya hindi na kailangan ng code. Ipapadala ito gaya ng withdrawal, nang walang bayad.',
    withCode:
      'Hindi pa nakatanggap ng pera mula sa amin ang account mo. Bibigyan ka ng iyong Loan Assistant ng code para sa padalang ito lamang.',
    code: 'Code na isang beses lang gamitin',
    howMuch: 'Magkano ang ipapadala',
    mostIs: (amount: string) => `Sobra ka nang ${amount}. Ipadala ang lahat, o bahagi lang.`,
    stays: (amount: string) => `Mananatili rito para sa iyo ang ${amount}.`,
    endsWithdrawal: (amount: string) =>
      `Naghihintay ng code ang withdrawal mong ${amount}. Matatapos iyon kapag nagpatuloy ka; puwede mo itong hilingin ulit pagkatapos.`,
    goOn: 'MAGPATULOY',
    kept: 'Mananatili rito para sa iyo',
    other: 'Ibang halaga',
    ifItFails:
      'Kung hindi matuloy ang transfer, ilalagay ang pera sa wallet mo, at i-withdraw mo ito mula roon.',
    confirmSend: 'IPADALA',
    sent: 'Papunta na ito.',
    noLongerWaits:
      'Hindi na naghihintay ang padalang ito. Tingnan muna sa galaw ng pera kung naipadala na, bago humiling ulit.',
    notLoaded: 'Hindi ma-load ang ipapadala',
    payTitle: 'Ibayad ito sa loan mo',
    payText: (amount: string, loanNumber: string) =>
      `Ibabayad ngayon ang ${amount} sa loan na ${loanNumber}, gaya ng anumang bayad. Kung mas kaunti ang kailangan ng loan mo, sa iyo pa rin ang matitira. Hindi na ito mababawi.`,
    confirmPay: 'IBAYAD',
    paid: (amount: string) => `Nabayaran ang ${amount} ng loan mo.`,
    cancel: 'I-cancel',
  },
});
