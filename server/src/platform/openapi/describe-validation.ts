import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { inLanguage, type Words } from '../language/sentence';

type Schema = Record<string, unknown>;

/** What each validator says about a value, in the terms of JSON Schema. */
const KEYWORDS: Readonly<Record<string, (constraint: unknown) => Schema>> = {
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isBoolean: () => ({ type: 'boolean' }),
  isBirthDate: (ageDays) => ({ type: 'string', format: 'date', 'x-age-days': ageDays }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  minLength: (minLength) => ({ minLength }),
  maxLength: (maxLength) => ({ maxLength }),
  min: (minimum) => ({ minimum }),
  max: (maximum) => ({ maximum }),
  matches: (pattern) => (pattern instanceof RegExp ? { pattern: pattern.source } : {}),
  isWrittenAs: (pattern) => (pattern instanceof RegExp ? { pattern: pattern.source } : {}),
  equals: (value) => ({ enum: [value] }),
};

/** Adds to bodies and queries what class-validator really checks, from its own records. */
export function describeValidation(app: INestApplication, document: OpenAPIObject): void {
  const schemas = document.components?.schemas ?? {};
  const parameters = parametersByOperation(document);
  for (const [operationId, classes] of classesByOperation(app)) {
    for (const checked of classes) {
      const body = schemas[checked.name];
      for (const rule of rulesOf(checked)) {
        if (body && 'properties' in body) addKeywords(body.properties?.[rule.propertyName], rule);
        const parameter = parameters.get(operationId)?.get(rule.propertyName);
        addKeywords(hasOwnSchema(parameter) ? parameter.schema : parameter, rule);
      }
    }
  }
}

interface Rule {
  readonly name?: string;
  readonly propertyName: string;
  readonly constraints?: readonly unknown[];
  readonly message?: unknown;
}

function rulesOf(checked: CheckedClass): Rule[] {
  return getMetadataStorage().getTargetValidationMetadatas(checked, '', false, false);
}

/** The values of a list are stated elsewhere, where a parameter's own sentence has no place: it stands beside them. */
function hasOwnSchema(parameter: Schema | undefined): parameter is Schema & { schema: Schema } {
  return isSchema(parameter?.schema) && !('$ref' in parameter.schema);
}

/** A keyword that is stated by hand stays; the sentence for a wrong value goes along for forms to show. */
function addKeywords(property: unknown, { name = '', constraints, message }: Rule): void {
  if (!isSchema(property) || '$ref' in property) return;
  const isSimple = !('allOf' in property) && !('in' in property);
  const keywords = isSimple ? KEYWORDS[name]?.(constraints?.[0]) : undefined;
  for (const [keyword, value] of Object.entries(keywords ?? {})) {
    const isStated = keyword === 'minimum' && 'exclusiveMinimum' in property;
    if (!isStated) property[keyword] = value;
  }
  if (typeof message !== 'string') return;
  property['x-message'] = message;
  property['x-message-fil'] = inLanguage('fil', message as Words);
}

type CheckedClass = { new (): object; readonly name: string };

function classesByOperation(app: INestApplication): Map<string, CheckedClass[]> {
  const found = new Map<string, CheckedClass[]>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const prototype: unknown = metatype?.prototype;
      if (!isSchema(prototype)) continue;
      for (const method of Object.getOwnPropertyNames(prototype)) {
        const types: unknown = Reflect.getMetadata('design:paramtypes', prototype, method);
        if (Array.isArray(types)) found.set(method, types.filter(isCheckedClass));
      }
    }
  }
  return found;
}

function parametersByOperation(document: OpenAPIObject): Map<string, Map<string, Schema>> {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  return new Map(
    operations
      .filter(isSchema)
      .map((operation) => [
        String(operation.operationId),
        new Map(
          (Array.isArray(operation.parameters) ? operation.parameters : [])
            .filter(isSchema)
            .map((parameter) => [String(parameter.name), parameter]),
        ),
      ]),
  );
}

function isCheckedClass(type: unknown): type is CheckedClass {
  return typeof type === 'function' && type.name.endsWith('Dto');
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}
