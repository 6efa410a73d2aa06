export const footer = {
  description: (company: string) =>
    `Ang ${company} ay isang financing company na nasa ilalim ng regulasyon ng Securities and Exchange Commission, at isang operator of payment system na nakarehistro sa Bangko Sentral ng Pilipinas.`,
  sampleCompany: 'Pautang Financing Company, Inc.',
  privacy: 'Privacy',
  terms: 'Terms & Conditions.',
  corporateName: 'Pangalan ng kompanya',
  secRegistration: 'SEC Registration No.',
  certificateOfAuthority: 'Certificate of Authority No.',
  paymentOperator: 'BSP OPS Registration No.',
  office: 'Opisina',
  officePlace: 'Ortigas Center, Manila',
  established: 'Itinatag',
  notLoaded: 'Hindi dumating ang mga registration number.',
};
