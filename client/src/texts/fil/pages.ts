export const pages = {
  home: 'Umutang sa piso o sa ibang currency at bayaran sa loob ng 6 hanggang 48 buwan. Makikita mo ang bawat pisong gastos bago ka pumayag.',
  hiw: 'Mag-register, i-activate ang account mo, mag-apply ng loan at i-withdraw ito sa iyong bangko o e-wallet: ito ang hihingin sa bawat hakbang.',
  about: 'Kung sino ang nagpapautang sa Pautang, at ang mga rehistro nito.',
  contact: 'Sumulat sa Pautang tungkol sa loan, sa account mo o sa site na ito.',
  login: 'Mag-sign in sa Pautang gamit ang phone number at password mo.',
  register:
    'Magbukas ng Pautang account gamit ang phone number at isang password. Makikita mo ang bawat gastos bago ka umutang.',
  'not-found': 'Walang page sa address na ito.',
};
