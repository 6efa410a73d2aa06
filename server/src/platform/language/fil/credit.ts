/** Decisions, cancellation, limits and the credit score. */
export const CREDIT = {
  'One installment fits the monthly income you stated.': 'Kaya ng buwanang kitang sinabi mo ang isang hulog.',
  'A loan of this amount is approved by two Loan Officers.':
    'Dalawang Loan Officer ang nag-aapruba sa loan na ganito kalaki.',
  'Your credit score is sufficient.': 'Sapat ang credit score mo.',
  'You have not stated your monthly income.': 'Hindi mo pa nasasabi ang buwanang kita mo.',
  'One installment is more than half of the monthly income you stated.':
    'Mahigit kalahati ng buwanang kitang sinabi mo ang isang hulog.',
  'One installment is more than the whole monthly income you stated.':
    'Mas malaki ang isang hulog kaysa buong buwanang kitang sinabi mo.',
  'Your credit score is below {score}.': 'Mababa sa {score} ang credit score mo.',
  'More than one installment of earlier loans was {days} days late or more.':
    'Higit sa isang hulog sa mga dati mong loan ang nahuli nang {days} araw o higit pa.',
  'An installment of an earlier loan was {days} days late or more.':
    'May hulog sa dati mong loan na nahuli nang {days} araw o higit pa.',
  'A Loan Officer looks at your application. You need not do anything now.':
    'Titingnan ng Loan Officer ang application mo. Wala kang kailangang gawin ngayon.',
  'It was not decided in the days for which you agreed to its figures.':
    'Hindi ito napagpasyahan sa mga araw na saklaw ng pagsang-ayon mo sa mga halaga nito.',
  'The application has lapsed': 'Lipas na ang application',
  'The days for which the member agreed to these figures are over. The member has to apply again.':
    'Tapos na ang mga araw na saklaw ng pagsang-ayon ng miyembro sa mga halagang ito. Kailangang mag-apply ulit ng miyembro.',
  'We cannot lend to you this time.': 'Hindi ka namin mapapahiram sa ngayon.',
  'Your Loan Officer can look at it again, and you may apply again.':
    'Puwede itong tingnan ulit ng Loan Officer mo, at puwede kang mag-apply ulit.',
  'The member has another open loan.': 'May iba pang bukas na loan ang miyembro.',
  'The member has closed the account.': 'Isinara na ng miyembro ang account.',

  'Every member starts with {points} points.': 'Nagsisimula sa {points} puntos ang bawat miyembro.',
  'An installment was paid before its due date.': 'Nabayaran ang hulog bago ang takdang petsa.',
  'An installment was paid by its due date or within {days} days after it.':
    'Nabayaran ang hulog sa takdang petsa o sa loob ng {days} araw pagkatapos nito.',
  'An installment was not paid within {days} days after its due date.':
    'Hindi nabayaran ang hulog sa loob ng {days} araw pagkatapos ng takdang petsa.',
  'An installment was {days} days late.': 'Nahuli nang {days} araw ang hulog.',
  'On a due date at least a tenth of the loan was in the wallet.':
    'Sa takdang petsa, nasa wallet pa ang kahit ikasampu ng loan.',
  'A loan was written off. What is paid on it afterwards moves nothing.':
    'Itinala na bilang lugi ang isang loan. Ang ibinabayad dito pagkatapos ay walang galaw sa score.',
  'A loan was repaid in full. One that ends before its first due date moves nothing.':
    'Nabayaran nang buo ang loan. Ang natapos bago ang unang takdang petsa ay walang galaw sa score.',
  'Corrected: {what}': 'Itinama: {what}',

  'With a credit score of {score} you may borrow up to {most} PHP.':
    'Sa credit score na {score}, hanggang {most} PHP ang puwede mong hiramin.',
  'With a credit score of {score} you may repay over 1 month.':
    'Sa credit score na {score}, 1 buwan ang puwede mong hulugan.',
  'With a credit score of {score} you may repay over up to {months} months.':
    'Sa credit score na {score}, hanggang {months} buwan ang puwede mong hulugan.',

  'The loan cannot be cancelled': 'Hindi makakansela ang loan',
  'This loan cannot be cancelled any more.': 'Hindi na makakansela ang loan na ito.',
  'This loan is cancelled already.': 'Kanselado na ang loan na ito.',
  'This application was not approved, so there is nothing to cancel.':
    'Hindi naaprubahan ang application na ito, kaya walang makakansela.',
  'This loan is repaid, so there is nothing to cancel.': 'Bayad na ang loan na ito, kaya walang makakansela.',
  'The time to cancel this loan free of charge ended on {day}.':
    'Natapos noong {day} ang panahon para kanselahin nang libre ang loan na ito.',
  'Money of this loan was withdrawn, so it cannot be cancelled any more.':
    'May na-withdraw na mula sa loan na ito, kaya hindi na ito makakansela.',
  'Something was paid for this loan, so it cannot be cancelled any more.':
    'May naibayad na sa loan na ito, kaya hindi na ito makakansela.',
} as const;
