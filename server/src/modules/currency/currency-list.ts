import type { Currency } from './currency.entity';

const row = (
  currencyCode: string,
  currencyName: string,
  currencySymbol: string,
  countryName: string,
): Currency => ({ currencyCode, currencyName, currencySymbol, countryName, active: true });

/** The home currency and those that Filipinos abroad are paid in. */
export const CURRENCIES: readonly Currency[] = [
  row('PHP', 'Philippine Peso', '₱', 'Philippines'),
  row('AED', 'UAE Dirham', 'AED', 'United Arab Emirates'),
  row('AUD', 'Australian Dollar', 'A$', 'Australia'),
  row('BHD', 'Bahraini Dinar', 'BD', 'Bahrain'),
  row('BND', 'Brunei Dollar', 'B$', 'Brunei'),
  row('CAD', 'Canadian Dollar', 'C$', 'Canada'),
  row('CHF', 'Swiss Franc', 'CHF', 'Switzerland'),
  row('CNY', 'Chinese Yuan', 'CN¥', 'China'),
  row('EUR', 'Euro', '€', 'Euro area'),
  row('GBP', 'Pound Sterling', '£', 'United Kingdom'),
  row('HKD', 'Hong Kong Dollar', 'HK$', 'Hong Kong'),
  row('IDR', 'Indonesian Rupiah', 'Rp', 'Indonesia'),
  row('INR', 'Indian Rupee', '₹', 'India'),
  row('JPY', 'Japanese Yen', '¥', 'Japan'),
  row('KRW', 'South Korean Won', '₩', 'South Korea'),
  row('KWD', 'Kuwaiti Dinar', 'KD', 'Kuwait'),
  row('MYR', 'Malaysian Ringgit', 'RM', 'Malaysia'),
  row('NZD', 'New Zealand Dollar', 'NZ$', 'New Zealand'),
  row('OMR', 'Omani Rial', 'OMR', 'Oman'),
  row('QAR', 'Qatari Riyal', 'QR', 'Qatar'),
  row('SAR', 'Saudi Riyal', 'SR', 'Saudi Arabia'),
  row('SGD', 'Singapore Dollar', 'S$', 'Singapore'),
  row('THB', 'Thai Baht', '฿', 'Thailand'),
  row('TWD', 'New Taiwan Dollar', 'NT$', 'Taiwan'),
  row('USD', 'US Dollar', '$', 'United States'),
  row('VND', 'Vietnamese Dong', '₫', 'Vietnam'),
];
