import { formatNumber } from '../../format';
import type { LegalDocument, LegalFacts } from '../../legal-document';

const BYTES_A_MEGABYTE = 1_048_576;

export function privacy({ companyName, contactEmail, upload }: LegalFacts): LegalDocument {
  const maxPhotoMegabytes = formatNumber(upload.maxBytes / BYTES_A_MEGABYTE);
  return {
    intro: `This is how ${companyName} handles your personal data. Registrants must be 18 or older; minors are forbidden to register.`,
    sections: [
      {
        title: 'Security',
        paragraphs: [
          'Your ID number and your account number are encrypted in our database, each bound to your account, with a key that is kept outside it. Your password is kept only as a slow, salted hash, and one-time passwords and sign-in tokens as keyed hashes, so that we cannot read them ourselves.',
          'Your photos are made anew when they arrive: the place, time and device that a camera writes into a file are gone. They open only through links that end after five minutes. When staff open your record, who and when is written down and cannot be changed afterwards.',
          'On the screen, phone, ID and account numbers show their first three characters until you ask for the rest, for three seconds. Phone numbers, account numbers, passwords and one-time passwords are kept out of our logs. After five wrong passwords the sign-in locks itself for a while, and a new password ends all your other sessions.',
        ],
      },
      {
        title: 'Collection',
        paragraphs: [
          'At registration we ask for your phone number, full name and a password; an e-mail address and your work and income are your choice. To activate the account we ask for your gender, name, birth date, marital status and nationality, your address, two references, an ID with its number, and the bank or e-wallet account that receives the loan. Please tell your references that you name them.',
          `You upload three photos: the front and the back of the ID, and a selfie. Each may have up to ${maxPhotoMegabytes} MB. From the contact form we keep your name, e-mail address and message, and a hash of the network address it came from, which limits how many messages one sender can send.`,
          'At registration your network (IP) address and the country it belongs to are noted, to find false registrations. When you agree to a loan, the time, the language and the network address are kept with the agreement, as evidence of your electronic signature. The country is looked up on our own server, in a list that works offline; nobody else learns of your visit. We do not read your contacts, your messages or your location.',
          'We use cookies for four things only. One keeps you signed in: scripts cannot read it, it goes only to our sign-in renewal and sign-out, and it lasts 30 days with Remember me, otherwise until you close the browser. One tells our sign-in that you signed in on this browser before, so that nobody who guesses at passwords locks you out of it, and a new sign-in there ends the one before: scripts cannot read it, it goes only to our sign-in, and it lasts 180 days with Remember me, otherwise until you close the browser. The other two remember for a year the language and the theme, light or dark, that you chose.',
          'Your browser also keeps your phone number and its country, the internal number of your user account, your choice of Remember me and how your money last stood, for when there is no network. Until you close the tab it keeps what you typed into unfinished steps, never passwords or one-time passwords; your photos and the numbers of your ID and account wait encrypted, with a key that only the tab has, until they are saved. Signing out clears all of this but the language, the theme, the country of the phone number and that this browser is known.',
          'Minors are forbidden to register and to apply. If we learn that somebody under 18 did, we close the account.',
        ],
      },
      {
        title: 'Use and sharing',
        paragraphs: [
          'We use your data to confirm who you are, to decide on your application, to keep your wallet, to make the transfers you ask for, to collect what is due, to answer you, and to meet our duties under the laws on lending, payments and money laundering.',
          'Our Loan Officers and Loan Assistants see what their work needs. The lender of your loan gets your application. The bank or e-wallet that you named gets your name, the account and the amount. Authorities get what the law obliges us to give. Beyond these and the credit bureaus below we share nothing.',
          'We do not sell your data or use it for the advertising of others. We never publish your debt, and we do not use your references to put pressure on you.',
        ],
      },
      {
        title: 'Credit bureaus',
        paragraphs: [
          'When you activate your account you agree that your credit information is reported to credit bureaus, and we keep the time of your consent. Without it an account cannot be activated. Republic Act 9510 makes lenders report loans to the Credit Information Corporation.',
          'We may report your identity, the loan, its installments and whether they were paid in time, and ask what bureaus know of you before a decision. Other lenders may see such reports. If a report is wrong, tell us and the bureau; we correct what we reported.',
          'The credit score in your settings, from 0 to 1000, is our own measure of trust on this site and no bureau score.',
        ],
      },
      {
        title: 'Retention',
        paragraphs: [
          'A one-time password is good for ten minutes. A session ends after 30 days at the latest, and its record is deleted a day after. The answers that keep a repeated request from counting twice are kept, encrypted, for a day.',
          'Your details, photos, applications and loans stay for as long as you have an account, and after that, sealed, for as long as laws on lending, taxes and money laundering or an open claim demand. Then they are forgotten by themselves, and so are, sooner, messages of the contact form and registrations that were never activated. You may ask us at any time what we still keep.',
          'The records of money and of what staff did are never changed or deleted, so that every peso can be traced. Once an account is forgotten they name nobody.',
        ],
      },
      {
        title: 'Your rights under the Data Privacy Act',
        paragraphs: [
          'The Data Privacy Act of 2012 (Republic Act 10173) gives you the right to be informed, to see your data, to have errors corrected, to object, to have data erased or blocked, to receive your data in a form you can take elsewhere, and to be compensated for damage.',
          `Your settings show most of your data under Account. Under 'My data' you download all of it, ask for a correction, and close your account. For everything else write to ${contactEmail} from the address you registered, or ask your Loan Assistant. We may check that it is you. What the law makes us keep we cannot erase, but we tell you what that is.`,
          'You may also complain to the National Privacy Commission.',
        ],
      },
      {
        title: 'Third-party links',
        paragraphs: [
          'Our pages load nothing from other companies: no advertising, no visitor counting, no fonts or scripts from outside. Your browser talks to our server alone, and the exchange rates are fetched by our server without any data of yours.',
          'When you follow a link to another site, its own privacy rules apply. We do not control it, and do not answer for what it does with your data.',
        ],
      },
      {
        title: 'Social media features',
        paragraphs: [
          'This site has no share or like buttons, no sign-in through social media and no embedded posts, so no social network learns here what you do.',
          'If you write to us on social media, its rules apply to what you write. Follow only our official accounts, and never send a password, a one-time password, an ID or an account number there. We never ask for them in a chat.',
        ],
      },
      {
        title: 'Changes',
        paragraphs: [
          'We may change this statement when the service or the law changes. The text that stands here is the one in force.',
          'When we want to use data that you already gave us for a new purpose, we ask you first, unless the law demands that use.',
        ],
      },
      {
        title: 'Data Protection Officer',
        paragraphs: [
          `Our Data Protection Officer watches over how we handle personal data and receives requests and complaints about it. Write to ${contactEmail} with the subject 'Data Protection Officer'.`,
          'Please say what it is about and how we reach you. Never add a password or a one-time password.',
        ],
      },
      {
        title: 'Questions',
        paragraphs: [
          `If something here is not clear, ask before you register or apply: through the Contact page, or at ${contactEmail}. We are here every day from 10 am to 10 pm.`,
          'If you think that somebody uses your data or your account, change your password at once and tell us.',
        ],
      },
    ],
  };
}
