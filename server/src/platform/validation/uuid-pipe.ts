import { type ArgumentMetadata, ParseUUIDPipe } from '@nestjs/common';

/** What is compared and noted has the id as the database writes it, however the path does. */
class UuidPipe extends ParseUUIDPipe {
  override async transform(value: string, metadata: ArgumentMetadata): Promise<string> {
    return (await super.transform(value, metadata)).toLowerCase();
  }
}

/** Reads an id of a path, and throws what is given where there is none. */
export const uuidPipe = (refusal: () => Error) => new UuidPipe({ exceptionFactory: refusal });
