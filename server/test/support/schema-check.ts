import type { OpenAPIObject } from '@nestjs/swagger';
import { type ExampleSchema, resolved } from '../../src/platform/openapi/schema-example';

interface CheckedSchema extends ExampleSchema {
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

const FORMATS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
};

/** What a value has that its schema does not allow, by path; empty when nothing. */
export function violations(
  document: OpenAPIObject,
  schema: ExampleSchema,
  value: unknown,
  at = '',
): string[] {
  const {
    type: types,
    format = '',
    enum: values,
    items,
    properties,
    required,
    ...rest
  } = resolved(document, schema);
  const { pattern = '', minimum, maximum, exclusiveMinimum = -Infinity }: CheckedSchema = rest;
  const [type, orNull] = typeof types === 'object' ? types : [types];
  const nullable = orNull === 'null' || schema.anyOf?.some((one) => one.type === 'null');
  const wrong = (isWrong: boolean, what: string) =>
    isWrong ? [`${at}: ${what} ${JSON.stringify(value)}`] : [];
  if (value === null) return wrong(!nullable, 'null');
  if (values) return wrong(!values.includes(value), 'none of the values');
  if (items) {
    if (!Array.isArray(value)) return wrong(true, 'no list');
    return value.flatMap((item, index) => violations(document, items, item, `${at}[${index}]`));
  }
  if (properties) {
    if (typeof value !== 'object') return wrong(true, 'no object');
    const given = Object.entries(value);
    return [
      ...(required ?? []).filter((name) => !(name in value)).map((name) => `${at}.${name}: missing`),
      ...given.filter(([name]) => !(name in properties)).map(([name]) => `${at}.${name}: unknown`),
      ...given.flatMap(([name, own]) => violations(document, properties[name] ?? {}, own, `${at}.${name}`)),
    ];
  }
  if (typeof value === 'string') {
    const isRight = new RegExp(pattern, 'u').test(value) && (FORMATS[format] ?? /^/).test(value);
    return wrong(type !== 'string' || !isRight, 'a text that does not fit');
  }
  if (typeof value === 'number') {
    const isRight = value >= (minimum ?? value) && value > exclusiveMinimum && value <= (maximum ?? value);
    const isOfType = type === 'number' || (type === 'integer' && Number.isInteger(value));
    return wrong(!isRight || !isOfType, 'a number that does not fit');
  }
  return wrong(type !== undefined && typeof value !== type, `no ${type}`);
}
