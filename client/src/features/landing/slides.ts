import activate from '../../assets/slides/activate.webp';
import confirm from '../../assets/slides/confirm.webp';
import loan from '../../assets/slides/loan.webp';
import otp from '../../assets/slides/otp.webp';
import register from '../../assets/slides/register.webp';
import settings from '../../assets/slides/settings.webp';
import submitted from '../../assets/slides/submitted.webp';
import wallet from '../../assets/slides/wallet.webp';
import withdraw from '../../assets/slides/withdraw.webp';

/** Screens of the product, in the order in which a member meets them. */
export const slides = [
  { name: 'register', address: register },
  { name: 'activate', address: activate },
  { name: 'loan', address: loan },
  { name: 'confirm', address: confirm },
  { name: 'submitted', address: submitted },
  { name: 'wallet', address: wallet },
  { name: 'withdraw', address: withdraw },
  { name: 'otp', address: otp },
  { name: 'settings', address: settings },
] as const;
