// Writes src/components/ui/icons from the round set of @iconify-json/ic: only the icons that are used.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const lineWidth = 110;

const statusIcons = {
  PersonSearchRounded: 'person-search',
  CheckCircleOutlineRounded: 'check-circle-outline',
  ErrorOutlineRounded: 'error-outline',
  HighlightOffRounded: 'highlight-off',
  UpdateRounded: 'update',
  PauseCircleOutlineRounded: 'pause-circle-outline',
  QueryBuilderRounded: 'query-builder',
  CurrencyExchangeRounded: 'currency-exchange',
  LockResetRounded: 'lock-reset',
  BlockRounded: 'block',
};

const icons = {
  ...statusIcons,
  AccountBalance: 'account-balance',
  ArrowBack: 'arrow-back',
  ArrowForward: 'arrow-forward',
  Check: 'check',
  CheckCircle: 'check-circle',
  ChevronRight: 'chevron-right',
  Close: 'close',
  ContentCopy: 'content-copy',
  Description: 'description',
  Download: 'download',
  ErrorFilled: 'error',
  Event: 'event',
  EventAvailable: 'event-available',
  ExpandMore: 'expand-more',
  Home: 'home',
  Info: 'info',
  Lock: 'lock',
  Menu: 'menu',
  Payments: 'payments',
  Person: 'person',
  PhotoCamera: 'photo-camera',
  ReceiptLong: 'receipt-long',
  Savings: 'savings',
  Settings: 'settings',
  SignOut: 'logout',
  Visibility: 'visibility',
  VisibilityOff: 'visibility-off',
  Wallet: 'account-balance-wallet',
};

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/ic/icons.json'), 'utf8')).icons;

const circle = (cx, cy, r) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

// A relative first move is absolute only while its path stands alone.
const absolute = (path) =>
  path.replace(
    /^m(-?[\d.]+)[ ,]?(-?[\d.]+)(?=([\d .,-])?)/,
    (_, x, y, more) => `M${x} ${y}${more ? 'l' : ''}`,
  );

/** One path per icon: every shape of the set is a path or a circle. */
function pathOf(name) {
  const body = set[`round-${name}`]?.body;
  if (!body) throw new Error(`The set has no icon round-${name}`);
  const shapes = [...body.matchAll(/<(\w+)([^>]*)>/g)];
  return shapes
    .map(([, tag, attributes]) => {
      const read = (key) => attributes.match(new RegExp(`\\b${key}="([^"]*)"`))?.[1];
      if (tag === 'path') return absolute(read('d'));
      if (tag === 'circle') return circle(Number(read('cx')), Number(read('cy')), Number(read('r')));
      if (tag === 'g') return '';
      throw new Error(`round-${name} holds a <${tag}>`);
    })
    .join('');
}

function declaration(name, source) {
  const path = pathOf(source);
  const line = `  return <Icon {...props} path="${path}" />;`;
  const body =
    line.length <= lineWidth
      ? [line]
      : ['  return (', '    <Icon', '      {...props}', `      path="${path}"`, '    />', '  );'];
  return ['', `export function ${name}Icon(props: IconProps) {`, ...body, '}'];
}

const note = '// Written by scripts/write-icons.mjs from the Material Symbols, round set (Apache-2.0).';
const ui = new URL('../src/components/ui/', import.meta.url);
const folder = new URL('icons/', ui);

const fileOf = (name) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const names = Object.keys(icons).sort();
const write = (path, lines) => writeFileSync(path, `${lines.join('\n')}\n`);

// Each icon is a module of its own, so that a page loads only those it shows.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const name of names) {
  write(new URL(`${fileOf(name)}.tsx`, folder), [
    note,
    "import { Icon, type IconProps } from '../icon/icon';",
    ...declaration(name, icons[name]),
  ]);
}
const statusNames = Object.keys(statusIcons).sort();
write(new URL('status-card/status-icons.ts', ui), [
  note,
  ...statusNames.map((name) => `import { ${name}Icon } from '../icons/${fileOf(name)}';`),
  '',
  'export const statusIcons = {',
  ...statusNames.map((name) => `  ${name}: ${name}Icon,`),
  '};',
]);
