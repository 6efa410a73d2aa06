import { GROWING, type Grown, LISTS, SCORE_HISTORY, Side } from './growth-side';
import { median } from './measure';
import type { BenchOptions } from './options';
import { type Line, type Measured, milliseconds, type Table } from './report';
import { assertRoom } from './room';
import { WANTED_GROWTH } from './wanted';

const FEW = 1_000;
const READ_ROUNDS = 3;

/** The same calls on a thousand members and on many, in turns. @throws UsageError where there is no room for them */
export async function measureGrowth(options: BenchOptions & { readonly members: number }): Promise<Measured> {
  assertRoom(options.members);
  const sides: Side[] = [];
  try {
    for (const count of [FEW, options.members]) sides.push(await Side.open(count, options));
    for (const side of sides) await side.round();
    for (const side of sides) side.forget();
    for (let round = 1; round <= options.rounds; round++) {
      console.log(`Round ${round} of ${options.rounds}…`);
      for (const side of round % 2 === 0 ? sides : [...sides].reverse()) await side.round();
    }
    for (let round = 1; round <= READ_ROUNDS; round++) {
      console.log(`Lists, ${round} of ${READ_ROUNDS}…`);
      for (const side of sides) await side.readLists();
    }
    console.log('A day of servicing…');
    for (const side of sides) await side.passDay();
    const rounds = Object.assign({}, ...sides.map((side) => side.named()));
    return { tables: tablesOf(sides), rounds, postgres: (await sides[0]?.stage.postgresVersion()) ?? '' };
  } finally {
    for (const side of sides) await side.close();
  }
}

function tablesOf([few, many]: readonly Side[]): Table[] {
  if (!few || !many) return [];
  const title = (side: Side) => side.count.toLocaleString('en');
  const compared = (name: Grown, key: 'p50' | 'p99') => {
    const of = (side: Side) => median((side.rounds.get(name) ?? []).map((round) => round[key]));
    return [milliseconds(of(few)), milliseconds(of(many)), (of(many) / of(few)).toFixed(2)];
  };
  const line = (name: Grown): Line => ({
    name,
    figures: [...compared(name, 'p50'), ...compared(name, 'p99')],
  });
  const sizes = [few, many].map((side) => ({
    name: title(side),
    figures: [side.fillSeconds.toFixed(0), side.gigabytes.toFixed(1), side.daySeconds.toFixed(1)],
  }));
  const columns = ['p50', 'p99'].flatMap((key) => [`${key} ${title(few)}`, `${key} ${title(many)}`, 'times']);
  const held = GROWING.map(line).map(({ name, figures }) => ({
    name,
    figures: [...figures, String(WANTED_GROWTH)],
  }));
  const lists = [...(Object.keys(LISTS) as Grown[]), SCORE_HISTORY].map((name) => line(name as Grown));
  return [
    { title: 'members', columns: [...columns, 'at most'], lines: held },
    { title: 'read by few', columns, lines: lists },
    {
      title: 'members',
      columns: ['seconds to fill', 'GB', 'seconds for a day of servicing'],
      lines: sizes,
    },
  ];
}
