/** What staff read of the books. */
export const REPORTS = {
  'The report is too large': 'Masyadong malaki ang ulat',
  'This report has too many rows for one file. Ask for fewer days.':
    'Sobrang dami ng hanay ng ulat na ito para sa isang file. Humingi ng mas kaunting araw.',
  'That day is still to come.': 'Darating pa ang araw na iyon.',
  'Send one of at and to: they name the last day.':
    'Isa lang sa “at” at “to” ang ipadala: hulihang araw ang pareho.',
  'This report is of one day: name it by at alone.':
    'Pang-isang araw lang ang ulat na ito: “at” lang ang ipadala.',
  'This report is of several days: name them by from and to.':
    'Pang-ilang araw ang ulat na ito: “from” at “to” ang ipadala.',
  'The first day is after the last one.': 'Ang unang araw ay mas huli kaysa sa hulihang araw.',
  'There is no such report.': 'Walang ganyang ulat.',
  'A report is made as JSON, CSV or PDF.': 'Ginagawa ang ulat bilang JSON, CSV o PDF.',
  'Give the day as YYYY-MM-DD.': 'Ibigay ang araw bilang YYYY-MM-DD.',
} as const;
