import { defineTexts } from './define-texts';

export const walletTexts = defineTexts({
  en: {
    title: 'Wallet',
    availableBalance: 'Available Balance',
    withdrawNow: 'WITHDRAW NOW',
    nothingToWithdraw: 'There is nothing to withdraw at present.',
    barLabel: 'Balance over loan amount',
    used: 'Used',
    limit: 'Limit',
    loanStatus: 'Loan Status',
    applicationDate: 'Application Date',
    borrowingAmount: 'Borrowing Amount',
    loanNumber: 'Loan Application No.',
    poweredBy: 'Credit Powered By',
    loanStatement: 'Loan Statement',
    emptyTitle: 'There is no loan in your wallet yet.',
    emptyText: 'Once you apply for a loan, its status and your balance stand here.',
    emptyAction: 'APPLY FOR A LOAN',
    notLoaded: 'Your wallet could not be loaded',
    stepsNotLoaded: 'The withdrawal could not be loaded',

    waitingTitle: 'A withdrawal waits for its code',
    waitingText:
      'Nothing has moved yet. Enter the one-time password from your Loan Assistant, or give it up.',
    waitsSince: 'Waiting since',
    enterCode: 'ENTER THE CODE',
    giveUp: 'Give it up',
    noLongerWaits:
      'The withdrawal no longer waits for its code. See in your wallet whether it went through before you withdraw again.',
    otherWallets: 'Money of other loans',
    otherWalletsText: 'It is yours too, and can be withdrawn from here.',
    ofLoan: (loanNumber: string) => `Loan ${loanNumber}`,
    withdrawOf: (amount: string) => `Withdraw from ${amount}`,

    backToWallet: 'Back to the wallet',
    withdrawTitle: 'Withdraw',
    withdrawableAmount: 'Withdrawable Amount',
    amount: 'Amount to withdraw',
    receivingAccount: 'Receiving account',
    exchangeRate: 'Exchange rate',
    rate: (currency: string, inPesos: string) => `1 ${currency} = ${inPesos} PHP`,
    rowWithdrawable: 'Withdrawable amount',
    rowAfter: 'Available balance after the transfer',
    rowTransfer: 'Transfer amount',
    rowFee: 'Transfer fee',
    rowTotal: 'Total to final receiver',
    continueWithdrawal: 'CONTINUE WITHDRAWAL',
    wholeBalance: 'Whole balance',
    mustExceed: (amount: string) => `Enter an amount above ${amount}, or your whole balance.`,
    wholeUnits: (currency: string) =>
      `${currency} is withdrawn in whole units: leave out what is behind the point.`,
    wholeBalanceOnly: (balance: string) => `So small a balance is withdrawn whole: enter ${balance}.`,

    changeAmount: 'Change the amount',
    confirmTitle: 'Confirm withdrawal',
    transferAmountIn: (currency: string) => `Transfer amount ${currency}`,
    to: 'To',
    confirmWithdrawal: 'CONFIRM WITHDRAWAL',
    endsAnother: (amount: string) =>
      `A withdrawal of ${amount} waits for its code. Confirming this one ends it, with its code.`,
    endsRefund: (amount: string) =>
      `${amount} that you paid too much waits to be sent to you. Confirming this ends that; you can ask for it again afterwards.`,
    amountFell: (amount: string) =>
      `Your balance fell meanwhile, and the amount with it: it is ${amount} now.`,
    nothingMoves: 'Next you enter the one-time password from your Loan Assistant. Nothing moves before that.',

    otpTitle: 'One Time Password',
    otpIntro: 'Your Loan Assistant gives you this code. It works once, for this transfer only:',
    otpLabel: 'One-time password',
    otpFacts: 'Valid for 10 minutes. Five tries. We never ask for it by chat or e-mail.',
    otpVerifying: 'Verifying OTP.',
    otpRight: 'OTP confirmed successfully.',
    otpWrong: 'Invalid OTP',
    triesLeft: (count: number) => `Invalid OTP. ${count === 1 ? '1 try' : `${count} tries`} left.`,
    noTriesLeft: 'Invalid OTP. No tries left: please ask your Loan Assistant for a new OTP.',
    notSent: (message: string) =>
      `${message}. What you typed is kept. Press CONFIRM again: you will not withdraw twice.`,
    cancel: 'Cancel',
    confirm: 'CONFIRM',

    transferring: 'Transferring...',
    transferringText: 'The process could take 10 up to 60 minutes.',
    transferringWarning: 'Please do not log in to your bank or e-wallet app meanwhile.',
    sentTitle: 'Sent to the bank',
    sentText:
      'Your transfer is on its way to your bank or e-wallet. Your wallet shows how far it is, and when it is completed.',
    failedTitle: 'The transfer did not go through',
    successTitle: 'Success',
    successText: 'The transfer is completed and the funds are applied to your account.',
    continue: 'CONTINUE',
  },

  fil: {
    title: 'Wallet',
    availableBalance: 'Available Balance',
    withdrawNow: 'MAG-WITHDRAW NA',
    nothingToWithdraw: 'Wala kang mawi-withdraw sa ngayon.',
    barLabel: 'Balance kumpara sa halaga ng loan',
    used: 'Nagamit',
    limit: 'Limit',
    loanStatus: 'Status ng Loan',
    applicationDate: 'Petsa ng Application',
    borrowingAmount: 'Halaga ng Loan',
    loanNumber: 'Blg. ng Loan Application',
    poweredBy: 'Credit mula sa',
    loanStatement: 'Statement ng Loan',
    emptyTitle: 'Wala pang loan sa wallet mo.',
    emptyText: 'Kapag nag-apply ka ng loan, dito mo makikita ang status at balance mo.',
    emptyAction: 'MAG-APPLY NG LOAN',
    notLoaded: 'Hindi ma-load ang wallet mo',
    stepsNotLoaded: 'Hindi ma-load ang withdrawal',

    waitingTitle: 'May withdrawal na naghihintay ng code',
    waitingText:
      'Wala pang gumagalaw na pera. Ilagay ang one-time password mula sa iyong Loan Assistant, o huwag nang ituloy.',
    waitsSince: 'Naghihintay mula',
    enterCode: 'ILAGAY ANG CODE',
    giveUp: 'Huwag nang ituloy',
    noLongerWaits:
      'Hindi na naghihintay ng code ang withdrawal. Tingnan muna sa wallet mo kung natuloy ito bago ka mag-withdraw ulit.',
    otherWallets: 'Pera mula sa ibang loan',
    otherWalletsText: 'Sa iyo rin ito, at puwedeng i-withdraw mula rito.',
    ofLoan: (loanNumber: string) => `Mula sa loan ${loanNumber}`,
    withdrawOf: (amount: string) => `Mag-withdraw mula sa ${amount}`,

    backToWallet: 'Bumalik sa wallet',
    withdrawTitle: 'Mag-withdraw',
    withdrawableAmount: 'Puwedeng I-withdraw',
    amount: 'Halagang iwi-withdraw',
    receivingAccount: 'Tatanggap na account',
    exchangeRate: 'Palitan',
    rate: (currency: string, inPesos: string) => `1 ${currency} = ${inPesos} PHP`,
    rowWithdrawable: 'Puwedeng i-withdraw',
    rowAfter: 'Available balance pagkatapos ng transfer',
    rowTransfer: 'Halaga ng transfer',
    rowFee: 'Transfer fee',
    rowTotal: 'Kabuuang matatanggap',
    continueWithdrawal: 'ITULOY ANG WITHDRAWAL',
    wholeBalance: 'Buong balance',
    mustExceed: (amount: string) => `Maglagay ng halagang higit sa ${amount}, o ang buong balance mo.`,
    wholeUnits: (currency: string) =>
      `Buong unit ang wini-withdraw sa ${currency}: alisin ang nasa likod ng punto.`,
    wholeBalanceOnly: (balance: string) =>
      `Buo lang puwedeng i-withdraw ang ganito kaliit na balance: ilagay ang ${balance}.`,

    changeAmount: 'Palitan ang halaga',
    confirmTitle: 'I-confirm ang withdrawal',
    transferAmountIn: (currency: string) => `Halaga ng transfer, ${currency}`,
    to: 'Para kay',
    confirmWithdrawal: 'I-CONFIRM ANG WITHDRAWAL',
    endsAnother: (amount: string) =>
      `May withdrawal na ${amount} na naghihintay ng code. Kapag kinumpirma mo ito, matatapos iyon pati ang code nito.`,
    endsRefund: (amount: string) =>
      `Naghihintay na maipadala sa iyo ang sobrang bayad mong ${amount}. Matatapos iyon kapag kinumpirma mo ito; puwede mo itong hilingin ulit pagkatapos.`,
    amountFell: (amount: string) =>
      `Bumaba ang balance mo, at kasama nito ang halaga: ${amount} na ito ngayon.`,
    nothingMoves:
      'Susunod, ilalagay mo ang one-time password mula sa iyong Loan Assistant. Walang gagalaw na pera bago iyon.',

    otpTitle: 'One Time Password',
    otpIntro:
      'Ibibigay ng iyong Loan Assistant ang code na ito. Isang beses lang itong magagamit, at para lang sa transfer na ito:',
    otpLabel: 'One-time password',
    otpFacts:
      'Magagamit sa loob ng 10 minuto. Limang subok. Hindi namin ito hihingin kailanman sa chat o email.',
    otpVerifying: 'Tinitingnan ang OTP.',
    otpRight: 'Kumpirmado na ang OTP.',
    otpWrong: 'Maling OTP',
    triesLeft: (count: number) => `Maling OTP. ${count} subok na lang ang natitira.`,
    noTriesLeft: 'Maling OTP. Wala nang natitirang subok: humingi ng bagong OTP sa iyong Loan Assistant.',
    notSent: (message: string) =>
      `${message}. Hindi nabura ang inilagay mo. Pindutin ulit ang I-CONFIRM: hindi madodoble ang withdrawal mo.`,
    cancel: 'I-cancel',
    confirm: 'I-CONFIRM',

    transferring: 'Tina-transfer...',
    transferringText: 'Maaaring tumagal ito nang 10 hanggang 60 minuto.',
    transferringWarning: 'Huwag munang mag-log in sa app ng iyong bangko o e-wallet.',
    sentTitle: 'Naipadala na sa bangko',
    sentText:
      'Papunta na ang transfer sa bangko o e-wallet mo. Makikita sa wallet mo kung nasaan na ito, at kung kailan ito tapos.',
    failedTitle: 'Hindi natuloy ang transfer',
    successTitle: 'Tagumpay',
    successText: 'Tapos na ang transfer at pumasok na ang pera sa account mo.',
    continue: 'MAGPATULOY',
  },
});
