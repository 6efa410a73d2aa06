import { findByName, type Searchable } from '../ui/combobox/word-search';
import citiesByProvince from './ph-places.json';

const calledAlso: Readonly<Record<string, string>> = { 'Metro Manila': 'NCR, National Capital Region' };

/** The provinces of the Philippines and Metro Manila. */
export const provinces: readonly Searchable[] = Object.keys(citiesByProvince).map((name) => ({
  name,
  also: calledAlso[name],
}));

const towns = Object.entries(citiesByProvince).flatMap(([province, names]) =>
  names.map((name) => ({ name, also: province })),
);

/** The cities and municipalities of a province; all of them, each with its province, where none that is known is named. */
export function townsOf(province: string): readonly Searchable[] {
  const known = findByName(provinces, province);
  return known ? towns.filter(({ also }) => also === known.name).map(({ name }) => ({ name })) : towns;
}
