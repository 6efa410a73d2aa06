export const about = {
  pageTitle: 'About Us',
  headline: "We're here to help everyone take control of their financial future",
  established: 'Established',
  employees: 'Employees',
  title: 'About Us',
  paragraphs: [
    'Pautang is a financial technology company. We build retail credit products for Southeast Asia, aimed at Filipinos.',
    'You borrow from your phone, in pesos or in another currency, and repay over the months that you choose. Before you agree, you see every peso of the cost: each installment, the interest of the whole loan and the effective rate.',
    'We are a financing company under the Securities and Exchange Commission, and an operator of payment system under the Bangko Sentral ng Pilipinas. Our registration numbers stand below, so that you can look them up.',
  ],
  picture:
    'Drawing: the towers of Ortigas Center at night, woven from strips, above a mat. One window is lit in gold.',
  caption: 'Ortigas Center, Manila. We work here.',
};
