import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const DocumentNotFound = defineProblem(
  'DOCUMENT_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'Document not found',
  'There is no such document of this loan.',
);
