import { FromConfig } from './from-config';

/** The company's address, to be written to with one press. */
export function ContactEmail() {
  return (
    <FromConfig like="help@pautang.example">
      {({ contactEmail }) => <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
    </FromConfig>
  );
}
