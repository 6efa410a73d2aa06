// Writes src/components/ui/icons.tsx from the round set of @iconify-json/ic: only the icons that are used.
import { readFileSync, writeFileSync } from 'node:fs';
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
  ArrowBack: 'arrow-back',
  ArrowForward: 'arrow-forward',
  Check: 'check',
  CheckCircle: 'check-circle',
  Close: 'close',
  ErrorFilled: 'error',
  ExpandMore: 'expand-more',
  Home: 'home',
  Info: 'info',
  Lock: 'lock',
  Menu: 'menu',
  PhotoCamera: 'photo-camera',
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

const text = [
  '// Written by scripts/write-icons.mjs from the Material Symbols, round set (Apache-2.0).',
  "import { Icon, type IconProps } from './icon';",
  ...Object.entries(icons)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, source]) => declaration(name, source)),
  '',
  'export const statusIcons = {',
  ...Object.keys(statusIcons).map((name) => `  ${name}: ${name}Icon,`),
  '};',
  '',
].join('\n');

writeFileSync(new URL('../src/components/ui/icons.tsx', import.meta.url), text);
