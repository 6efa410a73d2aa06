/** What a member is told of the status of a loan or a withdrawal. */
export const LOOKS = {
  'LOAN APPLICATION IS PENDING REVIEW': 'HINIHINTAY PA ANG PAGSUSURI NG LOAN APPLICATION',
  'Scheduled for evaluation, for more info please contact your designated Loan Officer.':
    'Nakatakdang suriin. Para sa dagdag na impormasyon, kontakin ang Loan Officer mo.',
  'LOAN APPLICATION IS UNDER REVIEW': 'SINUSURI ANG LOAN APPLICATION',
  'Your Loan Officer is reading your application.\nYou need not do anything now.':
    'Binabasa ng Loan Officer mo ang application mo.\nWala kang kailangang gawin ngayon.',
  'LOAN APPLICATION IS ON HOLD': 'NAKA-HOLD ANG LOAN APPLICATION',
  'Something is missing to go on.\nPlease contact your designated Loan Officer.':
    'May kulang pa para maituloy.\nKontakin ang Loan Officer mo.',
  'LOAN APPLICATION IS APPROVED': 'APRUBADO ANG LOAN APPLICATION',
  'Your loan is approved.\nWhat is in your wallet can be withdrawn whenever you like.':
    'Aprubado ang loan mo.\nPuwedeng i-withdraw ang nasa wallet mo kung kailan mo gusto.',
  'LOAN APPLICATION IS NOT APPROVED': 'HINDI NAAPRUBAHAN ANG LOAN APPLICATION',
  'We cannot lend to you this time.\nYour Loan Officer can tell you why, and you may apply again.':
    'Hindi ka namin mapapahiram sa ngayon.\nMasasabi ng Loan Officer mo kung bakit, at puwede kang mag-apply ulit.',
  'LOAN APPLICATION IS CANCELLED': 'KANSELADO ANG LOAN APPLICATION',
  'This application was cancelled.\nYou may apply again.':
    'Kinansela ang application na ito.\nPuwede kang mag-apply ulit.',
  'LOAN APPLICATION HAS LAPSED': 'LIPAS NA ANG LOAN APPLICATION',
  'This application was not decided in time, so it has lapsed.\nYou may apply again, with the figures of today.':
    'Hindi napagpasyahan sa oras ang application na ito, kaya lipas na ito.\nPuwede kang mag-apply ulit, sa mga halaga ngayon.',
  'LOAN IS REPAID': 'BAYAD NA ANG LOAN',
  'Your loan is repaid in full.\nThank you; you may borrow again.':
    'Bayad nang buo ang loan mo.\nSalamat; puwede kang humiram ulit.',
  'LOAN IS WRITTEN OFF': 'NAKA-WRITE OFF ANG LOAN',
  'Nothing more is charged on this loan. What is left of it is still owed.\nYou may pay it whenever you can, in parts too.':
    'Wala nang idaragdag na singil sa loan na ito. Babayaran pa rin ang natitira.\nPuwede mo itong bayaran kung kailan mo kaya, kahit paunti-unti.',
  'Your transfer is on its way. It usually takes 10 to 60 minutes.':
    'Papunta na ang transfer mo. Karaniwang 10 hanggang 60 minuto ito.',
  'Your transfer is being sent to your bank or e-wallet.':
    'Ipinapadala na ang transfer sa bank o e-wallet mo.',
  'The money is in your account.': 'Nasa account mo na ang pera.',
  'The transfer did not go through. The money went back to your wallet.':
    'Hindi natuloy ang transfer. Ibinalik sa wallet mo ang pera.',
} as const;
