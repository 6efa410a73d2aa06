import { fileURLToPath } from 'node:url';
import icons from 'unplugin-icons/vite';

const icon = fileURLToPath(new URL('../src/components/ui/icon/icon.tsx', import.meta.url));

/** An icon of the set as a component of the house: only those that are imported are in the build. */
function compile(svg: string, collection: string, name: string): string {
  // Its colour is that of the text around it, as the style sheet says.
  const shapes = svg.match(/^<svg[^>]*>(.*)<\/svg>$/s)?.[1]?.replaceAll(' fill="currentColor"', '');
  if (!shapes || !svg.includes('viewBox="0 0 24 24"'))
    throw new Error(`${collection}/${name} is no icon of ours`);
  return [
    `import { jsx } from 'react/jsx-runtime';`,
    `import { Icon } from ${JSON.stringify(icon)};`,
    `export default (props) => jsx(Icon, { ...props, shapes: ${JSON.stringify(shapes)} });`,
  ].join('\n');
}

export const houseIcons = () => icons({ compiler: { compiler: compile, extension: 'js' } });
