import type { OpenWithdrawal } from '../../api/wallet';
import { Amount } from '../../components/ui/amount/amount';
import { Row, Rows } from '../../components/ui/rows/rows';
import { maskAfter3 } from '../../lib/format';
import classes from './withdrawal.module.css';

/** The amount and the account that the code is good for. */
export function BoundTo({ request }: { request: OpenWithdrawal }) {
  return (
    <Rows className={classes.tie}>
      <Row
        label={
          <span className={classes.tied}>
            <Amount plain value={request.transferAmount} currency={request.selectedCurrency} />
          </span>
        }
        note={<span className={classes.mask}>{maskAfter3(request.accountNumber)}</span>}
      >
        <span className={classes.bank}>{request.bankName}</span>
      </Row>
    </Rows>
  );
}
