import { createFileRoute } from '@tanstack/react-router';
import { ServicingScreen } from '../../features/servicing/servicing-screen';

interface LoanSearch {
  /** An earlier loan, by its number. */
  number?: string;
  view?: 'statement';
}

const loanNumber = /^LN\d{8,}$/;

export const Route = createFileRoute('/_member/loan')({
  // Named also when it is refused: what is left out here passes through as it came.
  validateSearch: ({ number, view }: Record<string, unknown>): LoanSearch => ({
    number: typeof number === 'string' && loanNumber.test(number) ? number : undefined,
    view: view === 'statement' ? view : undefined,
  }),
  component: Loan,
});

function Loan() {
  const { number, view } = Route.useSearch();
  return <ServicingScreen loanNumber={number} view={view} />;
}
