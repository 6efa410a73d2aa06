import { currentLanguage } from './language';

/** What of a component schema the forms use. */
export interface FieldSchema {
  readonly type?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly allOf?: readonly { readonly $ref: string }[];
  readonly 'x-message'?: string;
  readonly 'x-message-fil'?: string;
}

interface ObjectSchema {
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
}

export interface FieldRule extends FieldSchema {
  readonly required: boolean;
}

type FieldNames<Schemas, Name extends keyof Schemas> = Schemas[Name] extends {
  readonly properties: infer Fields;
}
  ? keyof Fields & string
  : never;

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, pattern);
  return pattern;
}

function isWithin(schema: FieldSchema, value: number): boolean {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity } = schema;
  return value >= minimum && value > exclusiveMinimum && value <= maximum;
}

const integerText = /^-?\d+$/;
const numberText = /^-?\d+(\.\d*)?$/;

// Fields hold their text, also where the API takes a number.
function numberIn(value: unknown, text: RegExp): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && text.test(value) ? Number(value) : Number.NaN;
}

function isNumberOf(schema: FieldSchema, value: unknown): boolean {
  const isInteger = schema.type === 'integer';
  const number = numberIn(value, isInteger ? integerText : numberText);
  if (!Number.isFinite(number) || (isInteger && !Number.isInteger(number))) return false;
  return isWithin(schema, number);
}

function isTextOf(schema: FieldSchema, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  // The server counts characters as JSON Schema does, so that one outside the basic plane counts once.
  const length = [...value].length;
  if (length < (schema.minLength ?? 0) || length > (schema.maxLength ?? Infinity)) return false;
  return schema.pattern === undefined || patternOf(schema.pattern).test(value);
}

/** Whether a value is what the schema asks for. */
export function matches(schema: FieldSchema, value: unknown): boolean {
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.type === 'integer' || schema.type === 'number') return isNumberOf(schema, value);
  if (schema.type === 'boolean') return typeof value === 'boolean';
  return isTextOf(schema, value);
}

/** As `matches`, but an optional field may also be empty. */
export function accepts(rule: FieldRule, value: unknown): boolean {
  const isEmpty = value === '' || value === undefined || value === null;
  return isEmpty ? !rule.required : matches(rule, value);
}

/** The server's sentence about a value that is not valid, in the reader's language at this moment. */
export function messageOf(rule: FieldRule): string {
  const filipino = currentLanguage() === 'fil' ? rule['x-message-fil'] : undefined;
  return filipino ?? rule['x-message'] ?? '';
}

/** The rules of a request's fields, with what they refer to: `fieldRules(componentSchemas, 'RegisterDto')`. */
export function fieldRules<Schemas extends object, Name extends keyof Schemas>(
  schemas: Schemas,
  name: Name,
): Record<FieldNames<Schemas, Name>, FieldRule> {
  const all = schemas as Readonly<Record<PropertyKey, FieldSchema>>;
  const { properties, required = [] } = schemas[name] as ObjectSchema;
  const rules = Object.entries(properties).map(([field, schema]) => {
    const referred = schema.allOf?.map(({ $ref }) => all[$ref.slice($ref.lastIndexOf('/') + 1)]) ?? [];
    const rule: FieldRule = {
      ...Object.assign({}, ...referred),
      ...schema,
      required: required.includes(field),
    };
    return [field, rule];
  });
  return Object.fromEntries(rules) as Record<FieldNames<Schemas, Name>, FieldRule>;
}
