import { formatCompactMoney } from '../../lib/format';
import classes from './chart.module.css';
import { Diamond, Drawing } from './drawing';
import { type Bar, type BarPart, type DrawnInstallment, installmentsPicture } from './installments-geometry';

interface InstallmentsChartProps {
  installments: readonly DrawnInstallment[];
  currency: string;
  /** Says in a sentence what the picture shows. */
  label: string;
}

/** A bar for each installment, by its parts: filled when it is paid, outlined while it is not, marked when it is late. */
export function InstallmentsChart({ installments, currency, label }: InstallmentsChartProps) {
  return (
    <Drawing
      label={label}
      pictureIn={(frame) =>
        installmentsPicture(installments, frame, (major) => formatCompactMoney(major, currency))
      }
    >
      {({ bars }, woven) => bars.map((bar) => <InstallmentBar key={bar.number} bar={bar} woven={woven} />)}
    </Drawing>
  );
}

function InstallmentBar({ bar, woven }: { bar: Bar; woven: string }) {
  const { x, width, status, principal, interest, charges } = bar;
  const isPaid = status === 'PAID';
  const rect = ({ y, height }: BarPart) => ({ x, width, y, height });
  const top = charges.y;
  const middle = x + width / 2;
  return (
    <g>
      <rect {...rect(principal)} className={isPaid ? classes.principal : classes.principalAhead} />
      <rect {...rect(principal)} className={classes.edge} />
      <rect {...rect(interest)} {...(isPaid ? { fill: woven } : { className: classes.interestAhead })} />
      <rect {...rect(interest)} className={classes.interestEdge} />
      <rect {...rect(charges)} className={classes.charge} />
      {status === 'OVERDUE' && (
        <>
          <rect
            x={x}
            width={width}
            y={top}
            height={principal.y + principal.height - top}
            className={classes.late}
          />
          <text x={middle} y={top - 5} textAnchor="middle" className={classes.lateMark}>
            !
          </text>
        </>
      )}
      {status === 'DUE' && <Diamond x={middle} y={top - 9} className={classes.diamond} />}
    </g>
  );
}
