import { type AgreementPaper, beginPaper, drawArticles, drawSigning, partyRows } from './agreement-paper';
import { drawRows } from './paper/paper-rows';

/** The Service and Policy Agreement as the borrower ticked it: the words of the agreed edition and its limits. */
export function writeServiceAgreement(about: AgreementPaper): Promise<Buffer> {
  const { kept, edition } = about;
  const { labels } = edition;
  const { lender, quote, product } = kept.agreed;
  const { interestRate, interestMethod } = quote;
  const agreement = edition.serviceAgreement({ ...lender, ...product, interestRate, interestMethod });
  const paper = beginPaper(about, labels.serviceAgreement);
  paper.paragraph(agreement.intro);
  paper.heading(labels.parties);
  drawRows(paper, partyRows(about));
  drawArticles(paper, edition, agreement);
  drawSigning(paper, about, labels.signed);
  return paper.finish();
}
