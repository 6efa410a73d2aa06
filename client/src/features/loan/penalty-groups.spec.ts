import type { InstallmentStandingDto, PenaltyDto } from '@pautang/sdk';
import { penaltyGroups } from './penalty-groups';

const installment = (installmentNumber: number) => ({ installmentNumber }) as InstallmentStandingDto;
const charge = (installmentNumber: number, kind: PenaltyDto['kind']) =>
  ({ installmentNumber, kind }) as PenaltyDto;

it('puts penalties with the installment that was late, the newest of them first', () => {
  const charges = [
    charge(2, 'LATE_CHARGE'),
    charge(3, 'LATE_CHARGE'),
    charge(2, 'PENALTY'),
    charge(3, 'PENALTY'),
  ];
  const groups = penaltyGroups([1, 2, 3, 4].map(installment), charges);
  expect(groups).toEqual([
    { installment: installment(3), charges: [charge(3, 'LATE_CHARGE'), charge(3, 'PENALTY')] },
    { installment: installment(2), charges: [charge(2, 'LATE_CHARGE'), charge(2, 'PENALTY')] },
  ]);
});
