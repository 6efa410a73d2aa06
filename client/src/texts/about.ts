import { defineTexts } from './define-texts';

export const aboutTexts = defineTexts({
  en: {
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
  },

  fil: {
    pageTitle: 'Tungkol sa Amin',
    headline: 'Narito kami para tulungan ang lahat na hawakan ang kinabukasan ng pera nila',
    established: 'Itinatag noong',
    employees: 'Empleyado',
    title: 'Tungkol sa Amin',
    paragraphs: [
      'Ang Pautang ay isang financial technology company. Gumagawa kami ng mga retail credit product para sa Southeast Asia, na nakalaan sa mga Pilipino.',
      'Umuutang ka mula sa phone mo, sa piso o sa ibang currency, at binabayaran mo ito sa loob ng mga buwang pinili mo. Bago ka pumayag, makikita mo ang bawat pisong gastos: ang bawat hulog, ang interes ng buong loan at ang effective rate.',
      'Isa kaming financing company sa ilalim ng Securities and Exchange Commission, at operator of payment system sa ilalim ng Bangko Sentral ng Pilipinas. Nasa ibaba ang mga registration number namin, para masuri mo.',
    ],
    picture:
      'Guhit: ang mga tore ng Ortigas Center sa gabi, hinabi mula sa mga hibla, sa ibabaw ng banig. May isang bintanang may gintong ilaw.',
    caption: 'Ortigas Center, Manila. Dito kami nagtatrabaho.',
  },
});
