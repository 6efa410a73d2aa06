import { ApiProperty } from '@nestjs/swagger';

export class FieldErrorDto {
  /** The field of the request, as it is named there. */
  field: string;
  /** What is wrong with it, as a sentence for the person who typed it. */
  message: string;
}

/** Every error answer (RFC 9457). */
export class ProblemDto {
  /** A URI for the kind of problem; the code below is what to switch on. */
  @ApiProperty({ example: 'about:blank' })
  type: string;
  /** The kind of problem in a few words. */
  title: string;
  /** The HTTP status, again. */
  @ApiProperty({ type: 'integer', example: 400 })
  status: number;
  /** What happened, as a sentence that a person understands. */
  detail: string;
  /** The path that was called. */
  instance: string;
  /** The same as detail. */
  message: string;
  /** A stable code, to switch on. */
  @ApiProperty({ enumName: 'ProblemCode', enum: ['INTERNAL_ERROR'] })
  code: string;
  /** The id of the request where the failure is ours (500, 503), as in the header X-Request-Id: name it when you ask. */
  requestId?: string;
  /** The fields that are not valid, with code VALIDATION_FAILED. */
  errors?: FieldErrorDto[];
}
