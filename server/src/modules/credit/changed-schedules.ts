import { Injectable } from '@nestjs/common';
import type { ContractInstallment, ScheduleChange } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';

/** A loan whose schedule was changed, with what was agreed first and later. */
export interface ChangedSchedule {
  readonly loanId: string;
  readonly agreed: readonly Pick<ContractInstallment, 'number' | 'dueOn'>[];
  readonly changes: readonly ScheduleChange[];
}

type Find = (on: EntityManager, memberId: string) => Promise<readonly ChangedSchedule[]>;

/** A score tells of installments by their numbers, which a later schedule changes: who services loans says here how. */
@Injectable()
export class ChangedSchedules {
  private find?: Find;

  knownBy(find: Find): void {
    this.find = find;
  }

  async of(on: EntityManager, memberId: string): Promise<readonly ChangedSchedule[]> {
    return (await this.find?.(on, memberId)) ?? [];
  }
}
