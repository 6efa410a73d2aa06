import type { MovementDto, MovementKind } from '@pautang/sdk';
import { foldMovements } from './fold-movements';

const movement = (date: string, kind: MovementKind, amount: number, balance: number): MovementDto => ({
  date,
  kind,
  amount,
  balance,
  description: kind,
  walletAmount: 0,
  walletBalance: 0,
});

it('puts a run of daily penalties in one line, with their exact sum and what is owed after the last', () => {
  const run = [
    movement('2026-12-16', 'PENALTY', 51.2, 18_000.2),
    movement('2026-12-17', 'PENALTY', 51.2, 18_051.4),
    movement('2026-12-18', 'PENALTY', 51.21, 18_102.61),
  ];
  const lines = foldMovements([
    movement('2026-12-12', 'INTEREST', 400, 17_067),
    movement('2026-12-16', 'LATE_CHARGE', 853.35, 17_949),
    ...run,
    movement('2026-12-18', 'PAYMENT', -18_102.61, 0),
  ]);
  expect(
    lines.map(({ last, amount, movements }) => [last.kind, amount, last.balance, movements.length]),
  ).toEqual([
    ['INTEREST', 400, 17_067, 1],
    ['LATE_CHARGE', 853.35, 17_949, 1],
    ['PENALTY', 153.61, 18_102.61, 3],
    ['PAYMENT', -18_102.61, 0, 1],
  ]);
  expect(lines[2]?.movements).toEqual(run);
});

it('keeps penalties apart that something stands between, and folds nothing but penalties', () => {
  const lines = foldMovements([
    movement('2026-12-16', 'PENALTY', 51.2, 100),
    movement('2026-12-16', 'PAYMENT', -20, 80),
    movement('2026-12-16', 'PAYMENT', -20, 60),
    movement('2026-12-17', 'PENALTY', 51.2, 111.2),
  ]);
  expect(lines.map(({ movements }) => movements.length)).toEqual([1, 1, 1, 1]);
});

it('has no lines for no movements', () => {
  expect(foldMovements([])).toEqual([]);
});
