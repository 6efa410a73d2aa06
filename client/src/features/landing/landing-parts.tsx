import { Footer } from '../../components/layout/footer';
import { Calculator } from './calculator';
import { Example, Footnotes } from './example';
import { Reasons } from './reasons';

export function Offer() {
  return (
    <>
      <Calculator />
      <Reasons />
      <Example />
    </>
  );
}

export function LandingFooter() {
  return (
    <Footer>
      <Footnotes />
    </Footer>
  );
}
