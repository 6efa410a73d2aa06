import { tabStorage } from '../../lib/storage';
import { type FormModel, isChosen, mayWait, namesOf, type Values } from './form-model';

/** Whether somebody's text in the storage has the shape of what the form holds there. */
function isLike(model: unknown, value: unknown): boolean {
  if (typeof value !== typeof model) return false;
  if (typeof model !== 'object' || model === null) return true;
  const parts = Object.entries(model);
  return value !== null && parts.every(([name, part]) => isLike(part, Reflect.get(value as object, name)));
}

/** What waits of a form. */
export function readDraft<Form extends Values>(model: FormModel<Form>): Partial<Form> {
  if (model.kept === undefined) return {};
  if (typeof model.kept === 'object') return model.kept.read();
  const { of, ...waiting } = (tabStorage.read(model.kept) ?? {}) as Record<string, unknown>;
  if (of !== model.of) return {};
  const known = namesOf(model).filter(
    (name) => mayWait(model, name) && isLike(model.empty[name], waiting[name]),
  );
  return Object.fromEntries(known.map((name) => [name, waiting[name]])) as Partial<Form>;
}

/** Lets what was typed wait; nothing does of a form that is as it came. */
export function keepDraft<Form extends Values>(model: FormModel<Form>, values: Form): void {
  if (model.kept === undefined) return;
  if (typeof model.kept === 'object') {
    model.kept.keep(values);
    return;
  }
  const open = namesOf(model).filter((name) => mayWait(model, name) && isChosen(model, name, values[name]));
  if (open.length === 0) tabStorage.forget(model.kept);
  else {
    const kept = Object.fromEntries(open.map((name) => [name, values[name]]));
    tabStorage.keep(model.kept, { ...kept, of: model.of });
  }
}

export const forgetDraft = <Form extends Values>(model: FormModel<Form>): void =>
  keepDraft(model, model.empty);
