/** Repayments, the account of a loan and its statement. */
export const SERVICING = {
  'The loan was not paid out': 'Hindi nailabas ang loan',
  'This loan was never approved, so there is nothing to repay.':
    'Hindi naaprubahan ang loan na ito, kaya walang babayaran.',
  'Repayment not found': 'Hindi nahanap ang bayad',
  'This loan has no repayment with this number.': 'Walang bayad na may ganitong number ang loan na ito.',
  'The repayment was taken back already': 'Nabawi na ang bayad',
  'This repayment was taken back already.': 'Nabawi na ang bayad na ito.',
  'The member has another open loan': 'May iba pang bukas na loan ang miyembro',
  'Taking this repayment back would open the loan again, and the member has another open loan by now.':
    'Bubukas ulit ang loan kapag binawi ang bayad na ito, at may iba nang bukas na loan ang miyembro.',
  'The amount must be more than 0, with at most 2 decimals.':
    'Dapat higit sa 0 ang halaga, na hanggang 2 decimal lang.',
  'The reference has 1 to 100 characters.': '1 hanggang 100 na character ang reference.',
  'settlement is true or false.': 'true o false ang settlement.',
  'Say in 1 to 500 characters why the payment is taken back.':
    'Sabihin sa 1 hanggang 500 na character kung bakit binabawi ang bayad.',
} as const;
