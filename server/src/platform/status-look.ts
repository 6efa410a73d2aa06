import type { Words } from './language/sentence';

/** How a status is shown (specification section 3, 'Wallet details'). */
export const STATUS_COLORS = ['info', 'success', 'warning', 'danger'] as const;
export type StatusColor = (typeof STATUS_COLORS)[number];

export const STATUS_ICONS = [
  'PersonSearchRounded',
  'CheckCircleOutlineRounded',
  'ErrorOutlineRounded',
  'HighlightOffRounded',
  'UpdateRounded',
  'PauseCircleOutlineRounded',
  'QueryBuilderRounded',
  'CurrencyExchangeRounded',
  'LockResetRounded',
  'BlockRounded',
] as const;
export type StatusIcon = (typeof STATUS_ICONS)[number];

export interface StatusLook {
  readonly color: StatusColor;
  readonly icon: StatusIcon;
  readonly message: Words;
}
