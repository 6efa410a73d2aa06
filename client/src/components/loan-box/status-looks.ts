import type { LoanStatus } from '@pautang/sdk';
import type { StatusColor } from '../ui/note/note';
import type { StatusIconName } from '../ui/status-card/status-card';

interface StatusLook {
  readonly color: StatusColor;
  readonly icon: StatusIconName;
}

/** How each step of a loan's way looks. What staff choose instead is for the present status alone, in the wallet. */
export const statusLooks: Record<LoanStatus, StatusLook> = {
  PENDING: { color: 'info', icon: 'PersonSearchRounded' },
  UNDER_REVIEW: { color: 'info', icon: 'UpdateRounded' },
  ON_HOLD: { color: 'warning', icon: 'PauseCircleOutlineRounded' },
  APPROVED: { color: 'success', icon: 'CheckCircleOutlineRounded' },
  REJECTED: { color: 'danger', icon: 'HighlightOffRounded' },
  CANCELLED: { color: 'warning', icon: 'BlockRounded' },
  REPAID: { color: 'success', icon: 'CurrencyExchangeRounded' },
};
