import type { ChargeMeasure, LoanChargeKind, LoanChargeRule, LoanChargeWay } from '@pautang/loan-terms';
import { LOAN_CHARGE_KINDS, LOAN_CHARGE_WAYS, toMinor } from '@pautang/loan-terms';

/** A charge as the environment names it: what, how much of it, and whether it is deducted or added. */
export interface ChargeSetting {
  readonly kind: string;
  readonly measure: string;
  readonly way: string;
}

/** The tax as the law measures it. */
export const BY_LAW = 'LAW';
const FIXED = /^\d{1,9}(\.\d{1,2})?$/;
const PERCENT = /^(\d{1,2}(\.\d{1,4})?)%$/;

/** kind:measure:way,… */
export function readChargeSettings(list: string): ChargeSetting[] {
  return list.split(/\s*,\s*/).map((entry) => {
    const [kind = '', measure = '', way = '', ...more] = entry.trim().toUpperCase().split(':');
    return { kind, measure, way: more.length > 0 ? '' : way };
  });
}

/** What is wrong with them. */
export function chargesProblem(settings: readonly ChargeSetting[]): string | undefined {
  const kinds = settings.map(({ kind }) => kind);
  if (new Set(kinds).size < kinds.length) return 'must name each charge once';
  if (settings.every(isKnown)) return undefined;
  return 'must be a list of processing_fee or documentary_stamp_tax with pesos, a percentage or (of the tax) law, and deducted or added, as in processing_fee:2%:deducted,documentary_stamp_tax:law:added';
}

/** @param exemptPesos of loans of at most so much the law's tax is not taken */
export function chargeRules(settings: readonly ChargeSetting[], exemptPesos: number): LoanChargeRule[] {
  return settings.map(({ kind, measure, way }) => ({
    kind: kind as LoanChargeKind,
    way: way as LoanChargeWay,
    measure: measureOf(measure, exemptPesos),
  }));
}

function isKnown({ kind, measure, way }: ChargeSetting): boolean {
  const isMeasured =
    [FIXED, PERCENT].some((pattern) => pattern.test(measure) && Number.parseFloat(measure) > 0) ||
    (measure === BY_LAW && kind === 'DOCUMENTARY_STAMP_TAX');
  const [kinds, ways]: (readonly string[])[] = [LOAN_CHARGE_KINDS, LOAN_CHARGE_WAYS];
  return isMeasured && kinds!.includes(kind) && ways!.includes(way);
}

function measureOf(measure: string, exemptPesos: number): ChargeMeasure {
  if (measure === BY_LAW) return { by: 'STAMP_TAX', exemptPhpMinor: toMinor(exemptPesos) };
  const [, percent] = PERCENT.exec(measure) ?? [];
  if (percent !== undefined) return { by: 'PERCENT', percent: Number(percent) };
  return { by: 'FIXED', phpMinor: toMinor(Number(measure)) };
}
