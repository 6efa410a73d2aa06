import { getRouteApi } from '@tanstack/react-router';
import { LoanScreen } from '../../features/loan/loan-screen';

const route = getRouteApi('/_member/loan');

export default function Loan() {
  const { number, view } = route.useSearch();
  return <LoanScreen loanNumber={number} view={view} />;
}
