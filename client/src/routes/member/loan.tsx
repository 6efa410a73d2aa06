import { getRouteApi } from '@tanstack/react-router';
import { ServicingScreen } from '../../features/servicing/servicing-screen';

const route = getRouteApi('/_member/loan');

export default function Loan() {
  const { number, view } = route.useSearch();
  return <ServicingScreen loanNumber={number} view={view} />;
}
