export { WalletScreen as default } from '../../features/wallet/wallet-screen';
