import {
  getMetadataStorage,
  type ValidationArguments,
  ValidationTypes,
  type ValidatorConstraintInterface,
} from 'class-validator';

type Condition = (object: object, value: unknown) => boolean;

/** The rules of one property of a class. */
interface Property {
  readonly name: string;
  readonly conditions: readonly Condition[];
  readonly checks: readonly {
    readonly isMeant: Condition | undefined;
    readonly by: ValidatorConstraintInterface;
    readonly constraints: unknown[];
  }[];
}

type Properties = ReadonlyMap<string, Property>;

const known = new WeakMap<object, { readonly properties: Properties | undefined }>();

/**
 * Whether everything holds that class-validator would check of an object, by its own rules, after what they do not name was
 * dropped. It makes objects and lists for each rule, for the errors that there may be, which takes longer than the rules.
 * @returns false as well where only class-validator itself can tell, and where something is wrong, which it says
 */
export function holds(object: object): boolean {
  // Where it is its own, it stands for the class of something that is no object.
  const properties = Object.hasOwn(object, 'constructor') ? undefined : propertiesOf(object.constructor);
  if (!properties) return false;
  const values = object as Record<string, unknown>;
  for (const name of Object.keys(values)) if (!properties.has(name)) delete values[name];
  for (const property of properties.values()) {
    if (!isRight(property, object, values[property.name])) return false;
  }
  return true;
}

/**
 * A value without what the class has no rules for, which is dropped in any case: so nobody walks through it and copies it
 * before.
 * @returns the value itself where it is no plain object, and where only class-validator knows the rules
 */
export function onlyNamed(value: unknown, target: unknown): unknown {
  const properties = typeof target === 'function' && isPlain(value) ? propertiesOf(target) : undefined;
  if (!properties?.size) return value;
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => properties.has(name)));
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isRight({ name, conditions, checks }: Property, object: object, value: unknown): boolean {
  if (!conditions.every((condition) => condition(object, value))) return true;
  const targetName = object.constructor.name;
  return checks.every(({ isMeant, by, constraints }) => {
    if (isMeant && !isMeant(object, value)) return true;
    const about: ValidationArguments = { targetName, property: name, object, value, constraints };
    return by.validate(value, about) === true;
  });
}

function propertiesOf(target: object): Properties | undefined {
  const found = known.get(target) ?? { properties: readProperties(target) };
  known.set(target, found);
  return found.properties;
}

/** @returns undefined for a class with rules that are not of a value alone: nested objects, each of a list */
function readProperties(target: object): Properties | undefined {
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(target as never, undefined as never, false, false);
  const properties = new Map<string, Property>();
  for (const [name, ofProperty] of Object.entries(storage.groupByPropertyName(rules))) {
    const conditions = [];
    const checks = [];
    for (const { type, constraints, constraintCls, validateIf: isMeant, each } of ofProperty) {
      if (type === ValidationTypes.WHITELIST) continue;
      if (type === ValidationTypes.CONDITIONAL_VALIDATION) {
        conditions.push(constraints[0]);
        continue;
      }
      if (type !== ValidationTypes.CUSTOM_VALIDATION || each) return undefined;
      for (const { instance, async } of storage.getTargetValidatorConstraints(constraintCls)) {
        if (async) return undefined;
        checks.push({ isMeant, by: instance, constraints });
      }
    }
    properties.set(name, { name, conditions, checks });
  }
  return properties;
}
