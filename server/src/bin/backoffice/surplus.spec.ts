import { refuseSurplus } from './surplus';
import { USAGE, UsageError } from './usage';

const commandOf = (line: string) => {
  const words = line.split(' ');
  const options = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
  const [name = '', ...rest] = words.filter((word) => !word.startsWith('--'));
  return () => refuseSurplus(name, rest, options);
};

it.each([
  'loans',
  'loans --status --json',
  'loans approve LN1 --message',
  'repay LN1 100 --reference --paid-at --settlement --force --key',
  'payments import a.csv --dry-run --columns --dates --encoding --currency --delimiter --decimal',
  'payments list --status',
  'hardship --status',
  'hardship list --status',
  'promise LN1 5,000 2027-03-10 --message --key',
  'promise LN1',
  'promise LN1 withdraw',
  'waive LN1 all --reason --key',
  'report collections --from --at',
  'report par --at --out',
  'report par --format',
  'clock +90',
  'clock -90',
  'webhooks replay W --since',
  'webhooks change W --url --events --name',
  'factor show',
  'requests account R',
  'staff role 639 LOAN_OFFICER',
  'sessions end-all',
  // Who typed a verb that there is none of hears of the verbs.
  'loans aprove LN1 --reason',
])('takes %s', (line) => {
  expect(commandOf(line)).not.toThrow();
});

it.each([
  ['loans approve LN1 LN2', "'LN2' is one word too many; try help"],
  ['otp 639 640', "'640' is one word too many; try help"],
  ['messages 5', "'5' is one word too many; try help"],
  ['repay LN1 100 --reference --dry-run', "'repay' takes no --dry-run; try help"],
  ['payments assign IP1 LN1 --dry-run', "'payments assign' takes no --dry-run; try help"],
  ['loans approve LN1 --reason', "'loans approve' takes no --reason; try help"],
  ['hardship --reason', "'hardship' takes no --reason; try help"],
  ['keys list --days', "'keys list' takes no --days; try help"],
  ['promise LN1 withdraw 5,000', "'5,000' is one word too many; try help"],
  ['promise LN1 withdraw --message', "'promise LN1 withdraw' takes no --message; try help"],
  ['promise LN1 --key', "'promise' takes no --key; try help"],
  ['promise LN1 5,000 2027-03-10 2027-03-11', "'2027-03-11' is one word too many; try help"],
  ['loans --out', "'loans' takes no --out; try help"],
])('refuses %s', (line, sentence) => {
  expect(commandOf(line)).toThrow(new UsageError(sentence));
});

it('takes every example of the help as it is written', () => {
  const forms = [...USAGE.matchAll(/^ {2}([a-z][^\n]*?)(?: {2}|$)/gm)].map(([, form = '']) => form);
  expect(forms.length).toBeGreaterThan(70);
  for (const form of forms) {
    const line = form
      .replaceAll(/[[\]]/g, '')
      .replaceAll(/(?<= )([a-z-]+)\|[a-z|-]+/g, '$1')
      .replaceAll(/(--[\w-]+) [^\s-]\S*/g, '$1');
    expect(commandOf(line.replaceAll(/ \|(?= )/g, ''))).not.toThrow();
  }
});
