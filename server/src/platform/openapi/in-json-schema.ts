type Json = Record<string, unknown>;

/**
 * Nest writes schemas as OpenAPI 3.0 has them. From 3.1 on they are JSON Schema, which has a type of its own for null, and a
 * limit that is excluded is a number.
 */
export function inJsonSchema<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inJsonSchema) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...own } = value as Json;
  const schema = Object.fromEntries(Object.entries(own).map(([name, child]) => [name, inJsonSchema(child)]));
  return excluding(nullable === true ? orNull(schema) : schema) as T;
}

function orNull({ type, allOf, ...schema }: Json): Json {
  const NULL = { type: 'null' };
  if (Array.isArray(allOf)) return { ...schema, anyOf: [...allOf, NULL] };
  return { ...schema, type: [type, 'null'] };
}

function excluding(schema: Json): Json {
  if (schema.exclusiveMinimum !== true) return schema;
  const { minimum, ...rest } = schema;
  return { ...rest, exclusiveMinimum: minimum };
}
