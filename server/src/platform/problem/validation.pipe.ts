import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError, ValidatorOptions } from 'class-validator';
import type { Words } from '../language/sentence';
import { holds, onlyNamed } from '../validation/holds';
import { keepRules } from '../validation/kept-rules';
import { ValidationFailed } from './common.errors';
import type { FieldError } from './problem';

/**
 * Checks and converts bodies and queries. What a DTO does not name is dropped (docs/deviations.md, S3); what is
 * sent empty has the DTO's default, like what is absent.
 */
export function validationPipe(): ValidationPipe {
  keepRules();
  return new Checks({
    transform: true,
    transformOptions: { exposeUnsetFields: false },
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new ValidationFailed({ errors: fieldErrors(errors) }),
  });
}

/** What is right needs no more than to be seen so; of what is wrong class-validator says what. */
class Checks extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata) {
    return super.transform(onlyNamed(value, metadata.metatype), metadata);
  }

  protected override validate(object: object, options?: ValidatorOptions) {
    return holds(object) ? [] : super.validate(object, options);
  }
}

/** What class-validator found, field by field, in sentences that a test compares with the catalogue. */
export function fieldErrors(errors: readonly ValidationError[], prefix = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = prefix + error.property;
    const own = Object.values(error.constraints ?? {}).map((message) => ({
      field,
      message: message as Words,
    }));
    return [...own, ...fieldErrors(error.children ?? [], `${field}.`)];
  });
}
