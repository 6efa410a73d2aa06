import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { counters } from './counters';

const ROOT = join(__dirname, '../../../..');

/** What rules and dashboard count the growth of, with the values that they look for; of HTTP the server's own hook counts. */
function looked(file: string): [string, string][] {
  const text = readFileSync(join(ROOT, 'ops', file), 'utf8').replaceAll('\\"', '"');
  return [...text.matchAll(/(?:increase|rate)\((pautang_\w+_total)(?:\{\w+=~?"([^"]+)"\})?\[/g)].flatMap(
    ([, name = '', values = '']) => values.split('|').map((value): [string, string] => [name, value]),
  );
}

describe('what is counted', () => {
  it.each(['alert-rules.yml', 'grafana-dashboard.json'])(
    'stands at zero from the start, so that the first one is a growth: %s',
    async (file) => {
      const metrics = await counters.getMetricsAsJSON();
      const wanted = looked(file);

      expect(wanted.length).toBeGreaterThan(3);
      for (const [name, value] of wanted) {
        const values = metrics.find((metric) => metric.name === name)?.values ?? [];
        const found = values.filter(({ labels }) => value === '' || Object.values(labels).includes(value));
        expect({ name, value, counts: [...new Set(found.map((one) => one.value))] }).toEqual({
          name,
          value,
          counts: [0],
        });
      }
    },
  );
});
