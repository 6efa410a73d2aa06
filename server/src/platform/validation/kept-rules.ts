import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;

/**
 * class-validator looks the rules of a class up for each object anew, through all classes there are, which takes longer
 * than applying them. They stand once the classes are loaded, so they are looked up once for each class.
 */
export function keepRules(): void {
  const storage = getMetadataStorage();
  const [find, group] = [
    storage.getTargetValidationMetadatas.bind(storage),
    storage.groupByPropertyName.bind(storage),
  ];
  const found = new WeakMap<object, Rules>();
  const grouped = new WeakMap<Rules, ReturnType<Storage['groupByPropertyName']>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const isPlain = typeof target === 'function' && !schema && !always && !strictGroups && !groups;
    if (!isPlain) return find(target, schema, always, strictGroups, groups);
    return kept(found, target, () => find(target, schema, always, strictGroups, groups));
  };
  storage.groupByPropertyName = (rules) => kept(grouped, rules, () => group(rules));
}

function kept<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, find: () => Value): Value {
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}
