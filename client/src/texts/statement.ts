import { defineTexts } from './define-texts';

export const statementTexts = defineTexts({
  en: {
    title: 'Statement',
    open: 'Open the statement',
    intro: 'Every movement of this loan, by month, to read or to download.',
    notLoaded: 'Your statement could not be loaded',
    owed: (date: string) => `Owed on ${date}`,
    owedText: 'Principal, interest that has fallen due, and penalties, less what you paid.',
    nothing: 'Nothing has moved yet.',
    opening: 'Opening balance',
    closing: 'Closing balance',
    balanceAfter: (amount: string) => `You owe ${amount}`,
    creditAfter: (amount: string) => `${amount} is your credit`,
    walletAfter: (change: string, balance: string) => `Wallet ${change}, ${balance} in it`,
    penalties: (count: number) => `Penalties, ${count} lines`,
    waivers: (count: number) => `Waived penalties, ${count} lines`,
    downloads: { 'statement.pdf': 'Download as PDF', 'statement.csv': 'Download as CSV' },
  },

  fil: {
    title: 'Statement',
    open: 'Buksan ang statement',
    intro: 'Lahat ng galaw ng pera sa loan na ito, bawat buwan, para basahin o i-download.',
    notLoaded: 'Hindi ma-load ang statement mo',
    owed: (date: string) => `Utang noong ${date}`,
    owedText: 'Principal, interes na dapat nang bayaran, at penalty, bawas ang mga nabayaran mo.',
    nothing: 'Wala pang gumalaw na pera.',
    opening: 'Panimulang balance',
    closing: 'Panghuling balance',
    balanceAfter: (amount: string) => `Utang: ${amount}`,
    creditAfter: (amount: string) => `Credit mo: ${amount}`,
    walletAfter: (change: string, balance: string) => `Wallet ${change}, ${balance} na ang laman`,
    penalties: (count: number) => `Mga penalty, ${count} linya`,
    waivers: (count: number) => `Mga hindi na siningil na penalty, ${count} linya`,
    downloads: { 'statement.pdf': 'I-download bilang PDF', 'statement.csv': 'I-download bilang CSV' },
  },
});
