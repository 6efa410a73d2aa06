import type { OpenWithdrawal } from '../../api/wallet';
import { Amount } from '../../components/ui/amount/amount';
import { Row, Rows } from '../../components/ui/rows/rows';
import { Masked } from '../../components/ui/text/masked';
import { formatManilaDateTime } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import classes from './bound-to.module.css';

/** The amount and the account that the code is good for, and since when they wait for it. */
export function BoundTo({ request }: { request: OpenWithdrawal }) {
  const { waitsSince } = useTexts(walletTexts);
  return (
    <Rows className={classes.tie}>
      <Row
        label={
          <span className={classes.tied}>
            <Amount plain value={request.transferAmount} currency={request.selectedCurrency} />
          </span>
        }
        note={<Masked value={request.accountNumber} />}
      >
        <span className={classes.bank}>{request.bankName}</span>
      </Row>
      <Row label={waitsSince}>
        <span className={classes.since}>{formatManilaDateTime(request.createdAt)}</span>
      </Row>
    </Rows>
  );
}
