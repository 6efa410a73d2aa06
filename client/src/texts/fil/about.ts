export const about = {
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
};
