/** One and the same of a value of jsonb wherever it is asked for. */
const printOf = (value: string) => `encode(sha256(convert_to((${value})::text, 'UTF8')), 'hex')`;

/**
 * What the audit trail tells of an agreement, as SQL: hashes, so that it names nobody. Who agreed and from where has one of its
 * own, since that is forgotten in time; name, numbers and address together are more than can be guessed.
 */
export const agreementPrints = (agreed: string, address: string) =>
  `jsonb_build_object('terms', ${printOf(`${agreed} - 'borrower'`)},
     'person', ${printOf(`jsonb_build_array(${agreed} -> 'borrower', ${address})`)})`;
