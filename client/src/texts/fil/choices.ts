export const choices = {
  words: {
    Male: 'Lalaki',
    Female: 'Babae',
    Single: 'Walang asawa',
    Married: 'May asawa',
    Separated: 'Hiwalay sa asawa',
    Divorced: 'Diborsiyado',
    'Widow/Widower': 'Biyuda/Biyudo',
    Others: 'Iba pa',
  },
};
