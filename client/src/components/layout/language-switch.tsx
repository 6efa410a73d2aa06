import { classNames } from '../../lib/class-names';
import { chooseLanguage, languages, useLanguage } from '../../lib/language';
import { useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import { VisuallyHidden } from '../ui/text/visually-hidden';
import classes from './language-switch.module.css';

/** Each language under its own name, so that who cannot read the present one finds the way. */
export function LanguageSwitch({ className }: { className?: string }) {
  const texts = useTexts(layoutTexts);
  const chosen = useLanguage();
  return (
    <fieldset aria-label={texts.language} className={classNames(classes.switch, className)}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => chooseLanguage(language)}
        >
          <span aria-hidden>{language.toUpperCase()}</span>
          <VisuallyHidden>{texts.languages[language]}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}
