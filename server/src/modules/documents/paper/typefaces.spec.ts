import { pdfText } from '../../../../test/support/pdf-text';
import { Paper } from './paper';

function paperOf(text: string): Promise<Buffer> {
  const paper = new Paper({
    title: 'A paper',
    author: 'A lender',
    language: 'en',
    createdAt: new Date(0),
    foot: 'A foot',
    pageLabel: () => 'A page',
  });
  paper.paragraph(text);
  return paper.finish();
}

it('a letter is read as itself also where an earlier paper had it only as a part of another', async () => {
  await paperOf('9:00; Ñ');

  expect(pdfText(await paperOf('N 1,234.56'))).toContain('N 1,234.56');
});
