import type { OpenAPIObject } from '@nestjs/swagger';

/** What of a schema says what a value may be. */
export interface ExampleSchema {
  readonly $ref?: string;
  readonly allOf?: readonly ExampleSchema[];
  /** The schema itself, or null. */
  readonly anyOf?: readonly ExampleSchema[];
  /** One of several answers. */
  readonly oneOf?: readonly ExampleSchema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly items?: ExampleSchema;
  readonly properties?: Readonly<Record<string, ExampleSchema>>;
  readonly required?: readonly string[];
  readonly example?: unknown;
  readonly 'x-message'?: string;
}

const REFERENCE = '#/components/schemas/';

/** The schema itself, behind references and what is wrapped around them to carry words. */
export function resolved(document: OpenAPIObject, schema: ExampleSchema): ExampleSchema {
  const { $ref, anyOf, allOf: [wrapped] = anyOf ?? [], ...own } = schema;
  if ($ref !== undefined) {
    const found = document.components?.schemas?.[$ref.slice(REFERENCE.length)];
    return resolved(document, (found ?? {}) as ExampleSchema);
  }
  return wrapped === undefined ? schema : { ...resolved(document, wrapped), ...own };
}

/** A value as the examples of the fields have it; undefined for what cannot be written down, such as a file. */
export function exampleOf(document: OpenAPIObject, schema: ExampleSchema): unknown {
  const { type, format, enum: values, items, properties, example } = resolved(document, schema);
  if (example !== undefined) return example;
  if (values !== undefined) return values[0];
  if (items !== undefined) return [exampleOf(document, items)];
  if (properties === undefined || format === 'binary') return type === 'object' ? {} : undefined;
  const fields = Object.entries(properties).map(([name, own]) => [name, exampleOf(document, own)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
