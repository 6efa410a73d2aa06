import { Footer } from '../../components/layout/footer';
import { PageBand } from '../../components/layout/page-band';
import { PageMain } from '../../components/layout/page-main';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { hiwTexts } from '../../texts/hiw';
import classes from './hiw-page.module.css';
import { Steps } from './steps';
import { Support } from './support';

export function HiwPage() {
  const texts = useTexts(hiwTexts);
  usePageTitle(texts.pageTitle);
  return (
    <>
      <PageMain bare>
        <PageBand title={texts.headline} lead={texts.lead} />
        <Steps />
        <div className={classes.columns}>
          <NoLine />
          <Support />
        </div>
      </PageMain>
      <Footer />
    </>
  );
}

function NoLine() {
  const { title, text, list } = useTexts(hiwTexts).noLine;
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{title}</h2>
      <p>{text}</p>
      <ul className={classes.list}>
        {list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
