/** Columns whose own name is not plain enough. */
const NAMES: Readonly<Record<string, string>> = {
  address: 'Address (IP) that you agreed from',
  agreed: 'What was agreed',
  allocation_order: 'Order in which payments count',
  at: 'When',
  bucket: 'Paid for',
  by: 'By whom',
  change: 'Points',
  country_residence: 'Country you live in',
  country_register: 'Country you registered from',
  company_register: 'Company you registered with',
  day: 'Day',
  id: 'Movement',
  image_id_front: 'Photo of the front of the ID',
  image_id_back: 'Photo of the back of the ID',
  image_selfie: 'Photo of yourself',
  ip_address: 'Address (IP) at registration',
  monthly_net_income: 'Monthly net income in pesos',
  principal_php_minor: 'Principal in pesos',
  interest_php_minor: 'Interest in pesos',
  installment_php_minor: 'Installment in pesos',
  ref_full_name_1: 'First reference: full name',
  ref_relationship_1: 'First reference: relationship',
  ref_phone_number_1: 'First reference: phone number',
  ref_full_name_2: 'Second reference: full name',
  ref_relationship_2: 'Second reference: relationship',
  ref_phone_number_2: 'Second reference: phone number',
  state: 'Status',
  words_cipher: 'In your own words',
  transaction_id: 'Movement',
  units_per_php: 'Units of the currency for one peso',
};

/** How a download calls a column. */
export function plainName(column: string): string {
  const words = column.replace(/_(minor|cipher)$/, '').replaceAll('_', ' ');
  return NAMES[column] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
