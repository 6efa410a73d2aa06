import { defineTexts } from './define-texts';

export const footerTexts = defineTexts({
  en: {
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
    notLoaded: 'The registration numbers could not be loaded.',
  },

  fil: {
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
    notLoaded: 'Hindi ma-load ang mga registration number.',
  },
});
