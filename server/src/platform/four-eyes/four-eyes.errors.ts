import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../problem/problem';

export const SecondPersonNeeded = defineProblem(
  'SECOND_PERSON_NEEDED',
  HttpStatus.CONFLICT,
  'A second person has to confirm this',
  'This was proposed already. Somebody else has to confirm it.',
);
export const OwnAccount = defineProblem(
  'OWN_ACCOUNT',
  HttpStatus.FORBIDDEN,
  'This is about yourself',
  'Nobody decides about the own account. Somebody else has to do this.',
);
export const ProposalNotFound = defineProblem(
  'PROPOSAL_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'There is no such proposal',
  'There is no open proposal with this id. It may have been confirmed, withdrawn or overtaken by now.',
);
