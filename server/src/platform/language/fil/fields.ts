/** What is wrong with a field. */
export const FIELDS = {
  'Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.':
    '9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede.',
  'Invalid email format. Please ensure your email address is in the correct format.':
    'Mali ang format ng email. Siguraduhing tama ang pagkakasulat ng email address mo.',
  'Create a password with 8 to 24 characters. Must include uppercase and lowercase letters, a number and a special character. Allowed special characters: ! @ # $ %':
    'Gumawa ng password na 8 hanggang 24 na character. Dapat may malaki at maliit na letra, numero at special character. Puwedeng special character: ! @ # $ %',
  'Send one of date and days.': 'Isa lang sa date at days ang ipadala.',
  'Give the date as YYYY-MM-DD.': 'Isulat ang petsa bilang YYYY-MM-DD.',
  'There is no such day or time.': 'Walang ganyang araw o oras.',
  'There is no such day between 2000 and 2199.': 'Walang ganyang araw mula 2000 hanggang 2199.',
  'There is no such month between 2000 and 2099.': 'Walang ganyang buwan mula 2000 hanggang 2099.',
  'The arrears are one of CURRENT, DPD_1_30, DPD_31_60, DPD_61_90, DPD_OVER_90.':
    'Ang pagkaatraso ay isa sa CURRENT, DPD_1_30, DPD_31_60, DPD_61_90, DPD_OVER_90.',
  'The subject has at most 200 characters.': 'Ang paksa ay may 200 character lang ang pinakamahaba.',
  'The id is that of an account or of an API key.': 'Ang id ay sa account o sa API key.',
  'The id is that of a member.': 'Ang id ay sa isang member.',
  'An action is written like LOAN_DECISION.': 'Isinusulat ang action gaya ng LOAN_DECISION.',
  'Give the month as YYYY-MM.': 'Isulat ang buwan bilang YYYY-MM.',
  'The first month comes after the last one.': 'Mas huli ang unang buwan kaysa sa huling buwan.',
  'The days are a whole number from -7320 to 7320.': 'Buong numero mula -7320 hanggang 7320 ang days.',
  'The business day stays within ten years of today.':
    'Hanggang sampung taon lang mula ngayon ang layo ng araw ng negosyo.',
  'Enter your password.': 'Ilagay ang password mo.',
  'Enter your phone number.': 'Ilagay ang phone number mo.',
  'Please enter both your first and last name. Ensure the name is within a reasonable length.':
    'Ilagay ang pangalan at apelyido mo. Siguraduhing hindi sobrang ikli o haba ang pangalan.',
  "The work location needs 3 to 100 letters; spaces and - ' . , / ( ) are permitted.":
    "Kailangan ng 3 hanggang 100 letra sa lugar ng trabaho; puwede ang space at - ' . , / ( ).",
  "The job title needs 3 to 100 letters; spaces and - ' . , / ( ) are permitted.":
    "Kailangan ng 3 hanggang 100 letra sa posisyon sa trabaho; puwede ang space at - ' . , / ( ).",
  'Choose the country you work in.': 'Piliin ang bansa kung saan ka nagtatrabaho.',
  'Choose a job category.': 'Pumili ng uri ng trabaho.',
  'The monthly net income is a whole number of 3 to 7 digits.':
    'Buong numero na 3 hanggang 7 digit ang buwanang net income.',
  'ipAddress has at most 45 characters.': 'Hanggang 45 na character lang ang ipAddress.',
  'countryRegister has at most 100 characters.': 'Hanggang 100 na character lang ang countryRegister.',
  'companyRegister has at most 100 characters.': 'Hanggang 100 na character lang ang companyRegister.',
  'persist is true or false.': 'true o false ang persist.',

  'Choose a gender.': 'Pumili ng kasarian.',
  "The first name needs 3 to 100 letters; spaces and - ' . , are permitted.":
    "Kailangan ng 3 hanggang 100 letra sa pangalan; puwede ang space at - ' . ,",
  "The middle name needs 3 to 100 letters; spaces and - ' . , are permitted.":
    "Kailangan ng 3 hanggang 100 letra sa gitnang pangalan; puwede ang space at - ' . ,",
  "The last name needs 2 to 100 letters; spaces and - ' . , are permitted.":
    "Kailangan ng 2 hanggang 100 letra sa apelyido; puwede ang space at - ' . ,",
  'Please select your date of birth. Make sure the date of birth is between 18 and 80 years old.':
    'Piliin ang petsa ng kapanganakan mo. Dapat 18 hanggang 80 taong gulang ka.',
  'Choose a marital status.': 'Pumili ng marital status.',
  'Choose a nationality.': 'Pumili ng nationality.',
  'Please agree to credit-bureau reporting.': 'Pumayag sa pag-uulat sa credit bureau.',
  'Choose the country you live in.': 'Piliin ang bansa kung saan ka nakatira.',
  "The state, region or province needs 3 to 100 letters or digits; spaces and ' - . , / ( ) are permitted.":
    "Kailangan ng 3 hanggang 100 letra o digit sa rehiyon o probinsiya; puwede ang space at ' - . , / ( ).",
  "The town or city needs 3 to 100 letters or digits; spaces and ' - . , / ( ) are permitted.":
    "Kailangan ng 3 hanggang 100 letra o digit sa bayan o lungsod; puwede ang space at ' - . , / ( ).",
  "The street address needs 4 to 250 letters or digits; spaces and ' . - , # / ( ) & are permitted.":
    "Kailangan ng 4 hanggang 250 letra o digit sa street address; puwede ang space at ' . - , # / ( ) &.",
  "The postal code needs 4 to 20 letters or digits; spaces and ' . - , are permitted.":
    "Kailangan ng 4 hanggang 20 letra o digit sa postal code; puwede ang space at ' . - ,",
  "The full name needs 3 to 100 letters; spaces and - ' . , are permitted.":
    "Kailangan ng 3 hanggang 100 letra sa buong pangalan; puwede ang space at - ' . ,",
  "The relationship needs 3 to 100 letters; spaces and - ' . , are permitted.":
    "Kailangan ng 3 hanggang 100 letra sa relasyon; puwede ang space at - ' . ,",
  'Choose an ID type.': 'Pumili ng uri ng ID.',
  "The other ID type needs 3 to 100 letters; spaces and - ' . , are permitted.":
    "Kailangan ng 3 hanggang 100 letra sa ibang uri ng ID; puwede ang space at - ' . ,",
  'Between 8 and 20 digits. Must start with a digit or alpha-numeric.':
    '8 hanggang 20 na digit. Dapat magsimula sa digit o letra.',
  'Upload the front of your ID and send the address that /upload answered.':
    'I-upload ang harap ng ID mo at ipadala ang address na isinagot ng /upload.',
  'Upload the back of your ID and send the address that /upload answered.':
    'I-upload ang likod ng ID mo at ipadala ang address na isinagot ng /upload.',
  'Upload the selfie and send the address that /upload answered.':
    'I-upload ang selfie at ipadala ang address na isinagot ng /upload.',
  'Upload the picture ({kind}) and send the address that /upload answered.':
    'I-upload ang larawan ({kind}) at ipadala ang address na isinagot ng /upload.',
  'Choose a picture.': 'Pumili ng larawan.',
  'Say what the picture shows: front, back or selfie.':
    'Sabihin kung ano ang nasa larawan: front, back o selfie.',
  'The link is not complete.': 'Kulang ang link.',
  "The bank name needs 3 to 100 letters or digits; spaces and ' . - , & / ( ) are permitted.":
    "Kailangan ng 3 hanggang 100 letra o digit sa pangalan ng bangko; puwede ang space at ' . - , & / ( ).",
  'The account number needs 4 to 100 letters or digits; spaces and hyphens are permitted.':
    'Kailangan ng 4 hanggang 100 letra o digit sa account number; puwede ang space at gitling.',

  'Choose one of the offered currencies.': 'Pumili sa mga inaalok na currency.',
  'Choose one of the offered repayment periods.': 'Pumili sa mga inaalok na tagal ng pagbabayad.',
  'Choose a repayment period of so many months: {terms}.':
    'Pumili ng tagal ng pagbabayad na ganito karaming buwan: {terms}.',
  'Enter the loan amount as a number, with at most 2 decimals.':
    'Ilagay ang halaga ng loan bilang numero, na hanggang 2 decimal lang.',
  'This amount is too small for so many months. Choose fewer.':
    'Masyadong maliit ang halagang ito para sa ganito karaming buwan. Pumili ng mas kaunti.',
  'Send one of loanAmountPHP and loanAmountXR.': 'Isa lang sa loanAmountPHP at loanAmountXR ang ipadala.',
  'The currency has no smaller unit': 'Walang mas maliit na yunit ang currency',
  'In this currency the amount is a whole number.': 'Buong numero ang halaga sa currency na ito.',
  'The amount is in whole pesos.': 'Buong piso ang halaga.',
  'A loan is worth from {least} to {most} PHP.': '{least} hanggang {most} PHP ang puwedeng i-loan.',
  'The language is one of en, fil.': 'Isa sa en, fil ang wika.',
  'Send the hash as the quote answered it.': 'Ipadala ang hash gaya ng nasa quote.',
  'A loan number is LN and at least 8 digits.': 'Ang loan number ay LN at hindi bababa sa 8 digit.',
  'Send the figure as the quote answered it.': 'Ipadala ang halaga gaya ng nasa quote.',
  'The id is the _id of the wallet.': 'Ang id ay ang _id ng wallet.',
  'The amount must be more than 999 or the whole balance, with at most 2 decimals.':
    'Dapat higit sa 999 ang halaga o ang buong balance, at hanggang 2 decimal lang.',
  'The requestId is the one that prepare answered.': 'Ang requestId ay ang isinagot ng prepare.',
  '6 up to 12 digit OTP code. Only numbers are allowed.':
    '6 hanggang 12 digit na OTP code. Numero lang ang puwede.',

  'Enter your name, with at most 100 characters.': 'Ilagay ang pangalan mo, hanggang 100 na character.',
  'Enter a message, with at most 5,000 characters.': 'Maglagay ng mensahe, hanggang 5,000 na character.',
  'Please agree to the Terms & Conditions.': 'Pumayag sa Terms & Conditions.',

  'Send the held rate as it is listed.': 'Ipadala ang nakahintong rate ayon sa nakalista.',
  'The cursor is the nextCursor of an earlier page.': 'Ang cursor ay ang nextCursor ng naunang page.',
  'The limit is a whole number from 1 to 200.': 'Buong numero mula 1 hanggang 200 ang limit.',
  'The status is one of PENDING, UNDER_REVIEW, ON_HOLD, APPROVED, REJECTED, CANCELLED, REPAID, WRITTEN_OFF.':
    'Isa sa PENDING, UNDER_REVIEW, ON_HOLD, APPROVED, REJECTED, CANCELLED, REPAID, WRITTEN_OFF ang status.',
  'The status is one of PENDING, PROCESSING, COMPLETED, FAILED.':
    'Isa sa PENDING, PROCESSING, COMPLETED, FAILED ang status.',
  'The status is one of PROCESSING, COMPLETED, FAILED.': 'Isa sa PROCESSING, COMPLETED, FAILED ang status.',
  'The decision is one of APPROVE, REJECT, HOLD, REVIEW.': 'Isa sa APPROVE, REJECT, HOLD, REVIEW ang pasya.',
  'The message has at most 2000 characters.': 'Hanggang 2000 na character lang ang mensahe.',
  "A text of at most 100 characters, or null for the status's own.":
    'Text na hanggang 100 na character, o null para sa sariling text ng status.',
  "A text of at most 200 characters, or null for the status's own.":
    'Text na hanggang 200 na character, o null para sa sariling text ng status.',
  "A text of at most 2000 characters, or null for the status's own.":
    'Text na hanggang 2000 na character, o null para sa sariling text ng status.',
  'The colour is one of info, success, warning, danger.': 'Isa sa info, success, warning, danger ang kulay.',
  'The icon is one of PersonSearchRounded, CheckCircleOutlineRounded, ErrorOutlineRounded, HighlightOffRounded, UpdateRounded, PauseCircleOutlineRounded, QueryBuilderRounded, CurrencyExchangeRounded, LockResetRounded, BlockRounded.':
    'Isa sa PersonSearchRounded, CheckCircleOutlineRounded, ErrorOutlineRounded, HighlightOffRounded, UpdateRounded, PauseCircleOutlineRounded, QueryBuilderRounded, CurrencyExchangeRounded, LockResetRounded, BlockRounded ang icon.',
  'statementShow is true or false.': 'true o false ang statementShow.',
} as const;
