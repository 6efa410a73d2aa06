import { defineTexts } from './define-texts';

export const activityTexts = defineTexts({
  en: {
    title: 'Activity',
    latest: 'Latest activity',
    withdrawal: (bankName: string) => `Withdrawal to ${bankName}`,
    payment: 'Payment received',
    takenBack: 'Taken back',
    penalty: (installment: string) => `Penalty, installment ${installment}`,
    lateCharge: (installment: string) => `Late charge, installment ${installment}`,
    disbursement: 'The loan, paid into your wallet',
    cancellation: 'The loan, taken out of your wallet again',
    nothing: 'Nothing has moved yet.',
    withoutPayments: 'Your payments could not be loaded. Withdrawals are shown alone.',
    withoutEarlier: 'What happened earlier could not be loaded',
    showMore: 'Show more',
    showFewer: 'Show fewer',
    seeAll: 'See all activity',
  },

  fil: {
    title: 'Mga galaw ng pera',
    latest: 'Pinakabagong galaw',
    withdrawal: (bankName: string) => `Withdrawal papunta sa ${bankName}`,
    payment: 'Natanggap na bayad',
    takenBack: 'Binawi',
    penalty: (installment: string) => `Penalty, hulog ${installment}`,
    lateCharge: (installment: string) => `Singil sa pagkahuli, hulog ${installment}`,
    disbursement: 'Ang loan, pumasok sa wallet mo',
    cancellation: 'Ang loan, inalis ulit sa wallet mo',
    nothing: 'Wala pang gumalaw na pera.',
    withoutPayments: 'Hindi ma-load ang mga bayad mo. Mga withdrawal lang ang nakikita rito.',
    withoutEarlier: 'Hindi ma-load ang mga mas naunang galaw',
    showMore: 'Magpakita pa',
    showFewer: 'Bawasan ang ipinapakita',
    seeAll: 'Tingnan ang lahat ng galaw',
  },
});
