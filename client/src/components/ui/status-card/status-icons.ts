// Written by scripts/write-icons.mjs from the Material Symbols, round set (Apache-2.0).
import { BlockRoundedIcon } from '../icons/block-rounded';
import { CheckCircleOutlineRoundedIcon } from '../icons/check-circle-outline-rounded';
import { CurrencyExchangeRoundedIcon } from '../icons/currency-exchange-rounded';
import { ErrorOutlineRoundedIcon } from '../icons/error-outline-rounded';
import { HighlightOffRoundedIcon } from '../icons/highlight-off-rounded';
import { LockResetRoundedIcon } from '../icons/lock-reset-rounded';
import { PauseCircleOutlineRoundedIcon } from '../icons/pause-circle-outline-rounded';
import { PersonSearchRoundedIcon } from '../icons/person-search-rounded';
import { QueryBuilderRoundedIcon } from '../icons/query-builder-rounded';
import { UpdateRoundedIcon } from '../icons/update-rounded';

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
