import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../access/access';
import { ApiProblems } from '../openapi/api-problems';
import { PageQueryDto } from '../page-query.dto';
import { ValidationFailed } from '../problem/common.errors';
import { uuidPipe } from '../validation/uuid-pipe';
import { OwnAccount, ProposalNotFound } from './four-eyes.errors';
import { ProposalPageDto } from './proposal.dto';
import { Proposals } from './proposals.service';

const proposalIdParam = uuidPipe(() => new ProposalNotFound());

@ApiTags('Back office')
@Controller('backoffice/proposals')
export class ProposalsController {
  constructor(private readonly proposals: Proposals) {}

  @Get()
  @StaffOnly(STAFF_ROLES)
  @ApiOperation({
    summary: 'List what waits for a second person, newest first',
    description:
      'Confirmed by doing the same as who proposed it: deciding on the loan, waiving its charges, writing it off or taking that back, or issuing the recovery code.',
  })
  @ApiProblems(ValidationFailed)
  listProposals(@Query() query: PageQueryDto): Promise<ProposalPageDto> {
    return this.proposals.list(query);
  }

  @Delete(':proposalId')
  @HttpCode(204)
  @StaffOnly(STAFF_ROLES)
  @ApiOperation({
    summary: 'Withdraw a proposal',
    description:
      'By anybody who may do what it proposes: officers for loans, assistants for recovery codes. Nobody withdraws what concerns the own account.',
  })
  @ApiProblems(ProposalNotFound, OwnAccount)
  withdrawProposal(
    @Caller() caller: CurrentAccount,
    @Param('proposalId', proposalIdParam) proposalId: string,
  ): Promise<void> {
    return this.proposals.withdraw(caller, proposalId);
  }
}
