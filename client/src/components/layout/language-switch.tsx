import { useQueryClient } from '@tanstack/react-query';
import { classNames } from '../../lib/class-names';
import { chooseLanguage, type Language, languages, useLanguage } from '../../lib/language';
import { useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import { VisuallyHidden } from '../ui/visually-hidden';
import classes from './language-switch.module.css';

/** Each language under its own name, so that who cannot read the present one finds the way. */
export function LanguageSwitch({ className }: { className?: string }) {
  const texts = useTexts(layoutTexts);
  const chosen = useLanguage();
  const queries = useQueryClient();
  const choose = (language: Language) => {
    chooseLanguage(language);
    // Some answers bring sentences along, in the language they were asked for in.
    void queries.invalidateQueries();
  };
  return (
    <fieldset aria-label={texts.language} className={classNames(classes.switch, className)}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => choose(language)}
        >
          <span aria-hidden>{language.toUpperCase()}</span>
          <VisuallyHidden>{texts.languages[language]}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}
