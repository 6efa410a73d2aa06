import type { InstallmentStandingDto } from '@pautang/sdk';
import { scaleBand } from 'd3-scale';
import { amountAxis, type Frame, type Picture, widthOf } from './plot';

export type DrawnInstallment = Pick<
  InstallmentStandingDto,
  'installmentNumber' | 'principal' | 'interest' | 'penalty' | 'status'
>;

/** A part of a bar, from its upper edge down. */
export interface BarPart {
  readonly y: number;
  readonly height: number;
}

export interface Bar {
  readonly number: number;
  readonly x: number;
  readonly width: number;
  readonly status: InstallmentStandingDto['status'];
  readonly principal: BarPart;
  readonly interest: BarPart;
  readonly charges: BarPart;
}

interface InstallmentsPicture extends Picture {
  readonly bars: readonly Bar[];
}

const amountTicks = 3;
const gap = 0.24;
const numberSteps = [1, 2, 3, 6, 12];
const labelGap = 1.8;

/** A bar for each installment: principal below, interest on it, and what being late cost on top. */
export function installmentsPicture(
  installments: readonly DrawnInstallment[],
  frame: Frame,
  amountLabel: (major: number) => string,
): InstallmentsPicture {
  const most = Math.max(
    ...installments.map(({ principal, interest, penalty }) => principal + interest + penalty),
  );
  const { y, plot, amounts } = amountAxis(Math.max(most, 0.01), amountTicks, frame, amountLabel);
  const numbers = installments.map(({ installmentNumber }) => installmentNumber);
  const x = scaleBand<number>().domain(numbers).range([plot.left, plot.right]).paddingInner(gap);
  const room = (plot.right - plot.left) / widthOf(String(numbers.at(-1) ?? 1), frame.em) / labelGap;
  const step = numberSteps.find((each) => numbers.length / each <= room) ?? numbers.length;

  return {
    plot,
    amounts,
    below: numbers
      .filter((number) => number === 1 || number % step === 0)
      .map((number) => ({ at: (x(number) ?? 0) + x.bandwidth() / 2, label: String(number) })),
    bars: installments.map(({ installmentNumber, principal, interest, penalty, status }) => {
      const between = (low: number, high: number): BarPart => ({ y: y(high), height: y(low) - y(high) });
      return {
        number: installmentNumber,
        x: x(installmentNumber) ?? 0,
        width: x.bandwidth(),
        status,
        principal: between(0, principal),
        interest: between(principal, principal + interest),
        charges: between(principal + interest, principal + interest + penalty),
      };
    }),
  };
}
