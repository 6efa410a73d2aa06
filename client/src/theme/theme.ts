import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const shades = (...colors: MantineColorsTuple): MantineColorsTuple => colors;

// Mantine picks the label of a filled button once, for the light shade: white on the sea of the dark theme
// would be 1.97:1. The tokens carry a label colour of their own for each theme.
const variantColorResolver: VariantColorsResolver = (input) => {
  switch (input.variant) {
    case 'money':
      return {
        background: 'var(--gold)',
        hover: 'var(--gold-hover)',
        color: 'var(--on-gold)',
        border: 'none',
      };
    case 'filled':
      return { background: 'var(--sea)', hover: 'var(--sea-hover)', color: 'var(--on-sea)', border: 'none' };
    case 'outline':
      return {
        background: 'transparent',
        hover: 'var(--sea-soft)',
        color: 'var(--sea)',
        border: '1.5px solid var(--sea)',
      };
    case 'default':
      return {
        background: 'transparent',
        hover: 'var(--sunken)',
        color: 'var(--ink)',
        border: '1.5px solid var(--line)',
      };
    case 'subtle':
      return { background: 'transparent', hover: 'var(--sea-soft)', color: 'var(--sea)', border: 'none' };
    default:
      return defaultVariantColorsResolver(input);
  }
};

export const theme = createTheme({
  primaryColor: 'sea',
  primaryShade: { light: 7, dark: 3 },
  variantColorResolver,
  white: '#FFFFFF',
  black: '#10262E',
  colors: {
    sea: shades(
      '#EAF4F5',
      '#D0E6E8',
      '#A6D3D8',
      '#7CC4CE',
      '#4FA3AF',
      '#2F8592',
      '#1B6C7A',
      '#0F5563',
      '#0B4450',
      '#0A3640',
    ),
    dark: shades(
      '#EAF1EF',
      '#A9BFC2',
      '#A9BFC2',
      '#6C909A',
      '#24444E',
      '#123A44',
      '#0D252D',
      '#07191F',
      '#051318',
      '#030C10',
    ),
  },
  fontFamily: 'var(--font)',
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.45', xl: '1.25' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1.25rem', lg: '1.75rem', xl: '2.5rem' },
  radius: { xs: '5px', sm: '6px', md: '10px', lg: '16px', xl: '20px' },
  defaultRadius: 'md',
  breakpoints: { xs: '36em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
  respectReducedMotion: true,
  focusRing: 'auto',
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-2)',
    '--mantine-color-anchor': 'var(--sea)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-border': 'var(--line-strong)',
  },
  light: {},
  dark: {},
});
