import { findByName, findByWords } from './word-search';

const items = [
  { name: 'City of Cebu' },
  { name: 'Cebu City Annex' },
  { name: 'Peñarrubia' },
  { name: 'BDO Unibank', also: 'Banco de Oro' },
  { name: 'City of Santa Rosa' },
  { name: 'G-Xchange' },
];

const found = (typed: string) => findByWords(items, typed).map(({ name }) => name);

it.each([
  ['cebu city', ['Cebu City Annex', 'City of Cebu']],
  ['  CITY ceb ', ['City of Cebu', 'Cebu City Annex']],
  ['penarr', ['Peñarrubia']],
  ['peñarr', ['Peñarrubia']],
  ['banco de oro', ['BDO Unibank']],
  ['oro unibank', ['BDO Unibank']],
  ['sta. rosa', ['City of Santa Rosa']],
  ['xchange', ['G-Xchange']],
  ['ebu', []],
  ['cebu cebuano', []],
])('%p finds %p', (typed, names) => {
  expect(found(typed)).toEqual(names);
});

it('all stand there before anything is typed, and for signs alone', () => {
  expect(found('')).toHaveLength(items.length);
  expect(found(' - ')).toHaveLength(items.length);
});

it('a name is known however it is written, but not by a part of it', () => {
  expect(findByName(items, ' city of CEBU')?.name).toBe('City of Cebu');
  expect(findByName(items, 'penarrubia')?.name).toBe('Peñarrubia');
  expect(findByName(items, 'Cebu')).toBeUndefined();
  expect(findByName(items, '')).toBeUndefined();
});
