import { chooseTheme, themes, useChosenTheme } from '../../lib/theme';
import { useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import classes from './theme-switch.module.css';

/** Light, dark, or as the device has it. It takes the colours of the ground that it stands on. */
export function ThemeSwitch() {
  const texts = useTexts(layoutTexts);
  const chosen = useChosenTheme();
  return (
    <fieldset className={`switch ${classes.switch}`}>
      <legend>{texts.theme}</legend>
      {[undefined, ...themes].map((theme) => (
        <button
          key={theme ?? 'system'}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => chooseTheme(theme)}
        >
          {texts.themes[theme ?? 'system']}
        </button>
      ))}
    </fieldset>
  );
}
