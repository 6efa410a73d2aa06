import BlockRoundedIcon from '~icons/ic/round-block';
import CheckCircleOutlineRoundedIcon from '~icons/ic/round-check-circle-outline';
import CurrencyExchangeRoundedIcon from '~icons/ic/round-currency-exchange';
import ErrorOutlineRoundedIcon from '~icons/ic/round-error-outline';
import HighlightOffRoundedIcon from '~icons/ic/round-highlight-off';
import LockResetRoundedIcon from '~icons/ic/round-lock-reset';
import PauseCircleOutlineRoundedIcon from '~icons/ic/round-pause-circle-outline';
import PersonSearchRoundedIcon from '~icons/ic/round-person-search';
import QueryBuilderRoundedIcon from '~icons/ic/round-query-builder';
import UpdateRoundedIcon from '~icons/ic/round-update';

export const statusIcons = {
  BlockRounded: BlockRoundedIcon,
  CheckCircleOutlineRounded: CheckCircleOutlineRoundedIcon,
  CurrencyExchangeRounded: CurrencyExchangeRoundedIcon,
  ErrorOutlineRounded: ErrorOutlineRoundedIcon,
  HighlightOffRounded: HighlightOffRoundedIcon,
  LockResetRounded: LockResetRoundedIcon,
  PauseCircleOutlineRounded: PauseCircleOutlineRoundedIcon,
  PersonSearchRounded: PersonSearchRoundedIcon,
  QueryBuilderRounded: QueryBuilderRoundedIcon,
  UpdateRounded: UpdateRoundedIcon,
};
