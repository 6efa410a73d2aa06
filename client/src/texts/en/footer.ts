export const footer = {
  description: (company: string) =>
    `${company} is a financing company regulated by the Securities and Exchange Commission, and an operator of payment system registered with the Bangko Sentral ng Pilipinas.`,
  sampleCompany: 'Pautang Financing Company, Inc.',
  privacy: 'Privacy',
  terms: 'Terms & Conditions.',
  corporateName: 'Corporate name',
  secRegistration: 'SEC Registration No.',
  certificateOfAuthority: 'Certificate of Authority No.',
  paymentOperator: 'BSP OPS Registration No.',
  office: 'Office',
  officePlace: 'Ortigas Center, Manila',
  established: 'Established',
  notLoaded: 'The registration numbers did not arrive.',
};
