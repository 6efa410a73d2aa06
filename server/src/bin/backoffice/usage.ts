export { UsageError } from '../shared/command-line';

export const USAGE = `The back office of Pautang

  staff add --phone 639… --name "…" --role LOAN_OFFICER|LOAN_ASSISTANT
                                        adds staff (password: BACKOFFICE_NEW_PASSWORD, or asked for)
  staff list                            lists staff, with who is suspended
  staff suspend|resume 639…             ends every session and keeps from signing in; lets in again
  staff reset 639…                      sets a new password (as with add), and ends every session
  staff reset-factor 639…               forgets authenticator, recovery codes and passkeys of who lost them
  staff role 639… LOAN_OFFICER|LOAN_ASSISTANT
                                        makes an officer of an assistant, or the other way
  sessions end 639…                     signs a member, or one of the staff, out everywhere
  sessions end-all                      signs all members and staff out everywhere
  password                              changes your own password (BACKOFFICE_NEW_PASSWORD, or asked for)
  factor [show]                         shows whether you have an authenticator
  factor enrol [CODE]                   shows the secret of a new one, once; a CODE of the one so far replaces that
  factor confirm CODE                   counts the new one from now on, and shows ten recovery codes, once
  factor remove CODE                    removes it
  loans [--status S] [--arrears B] [--cursor C]
                                        lists loans, newest first; B such as DPD_1_30 those that are so late
  loans approve|reject|hold|review LN… [--message M]
                                        decides on an application
  loans proposals [--cursor C]          lists what waits for a second person, recovery codes too
  loans withdraw LN… [KIND]             takes back what waits for a second officer; KIND, such as WAIVER, says what
                                        where it is more than one thing
  loans show LN…                        shows where a loan stands
  loans statement LN… [--status-text T] [--message M]
                                        says it in your own words to the member; "" goes back
  repay LN… AMOUNT --reference R [--paid-at DATE] [--settlement] [--force] [--key K]
                                        records money that a member paid, --settlement to repay principal early;
                                        run again it counts once: --force records a second payment of the same
                                        amount, day and reference, a --key of your own each further one
  repayments LN… [--cursor C]           lists the repayments of a loan, newest first
  reverse LN… RP… --reason R [--key K]  takes a repayment back
  payments [list] [--status S] [--cursor C]
                                        lists the money that arrived, newest first; UNASSIGNED lies in suspense
  payments claims [--cursor C]          lists the transfers that members told of and nobody found
  payments show IP…                     shows one, with the loans that it may be for
  payments assign IP… LN… [--settlement] [--force] [--key K]
                                        gives money in suspense to a loan
  payments return|bounce IP… --reason R [--key K]
                                        sends it back to who paid it; says that the bank took it back
  payments withdraw IP…                 takes back what waits for a second person
  payments import FILE.csv [--dry-run] [--columns amount=Credit,paidAt=Date,…] [--delimiter ;] [--decimal ,]
      [--dates DD/MM/YYYY] [--encoding windows-1252] [--currency PHP]
                                        takes a statement of the bank; the same line counts once
  waive LN… AMOUNT|all --reason R [--key K]
                                        waives penalties and late charges, above an amount by two officers
  waivers LN…                           lists what was waived of a loan, newest first
  unwaive LN… WAIVER --reason R [--key K]
                                        takes a waiver back
  hardship [list] [--status S] [--cursor C]
                                        lists requests for another schedule, ASKED unless S says otherwise
  hardship show LN…                     shows what was asked for a loan, and the schedules that it has had
  hardship agree REQUEST [--key K]
  hardship refuse REQUEST --reason R [--key K]
                                        answers one; the member reads the reason
  promise LN…                           lists what a member promised to pay until when
  promise LN… AMOUNT DATE [--message M] [--key K]
                                        writes down another promise
  promise LN… withdraw                  takes the open one back
  write-off LN… --reason R [--key K]    writes a loan off that is late for long, by two officers
  write-offs LN…                        lists the write-offs of a loan, newest first
  undo-write-off LN… --reason R [--key K]
                                        takes a write-off back, by two officers
  report balance|par|provisions|suspense [--at DATE]
  report collections|income [--from DATE] [--to DATE]
                                        shows the books of a business day, or of some; --at and --to both name the last one
  report tape|portfolio [--at DATE] --out FILE.csv|.pdf|.json
  report ledger [--from DATE] [--to DATE] --out FILE.csv
                                        has a file made, and writes it; any report can be one, by --out or --format F,
                                        which shows its link
  requests [--cursor C]                 lists withdrawal requests that wait for a code
  requests account REQUEST              shows the full account number of one, and leaves an audit row
  otp 639…                              issues the one-time password of a member's request
  refund LN… AMOUNT|all --reason R [--key K]
                                        sends back what the member paid too much, on their word, to the account
                                        that has received money already
  withdrawals [--status S] [--cursor C]
                                        lists withdrawals, newest first
  withdrawals account WD…               shows the full account number of one, and leaves an audit row
  withdrawals processing|complete|fail WD…
                                        says how far a withdrawal is; fail returns the money
  recovery 639…                         issues a code with which a member sets a new password
  invite [--uses N]                     issues an invitation to register, for one person or N
  invitations [--cursor C]              lists invitations, newest first
  corrections [--cursor C]              lists other names and IDs that members asked for
  corrections show CORRECTION           shows one in full, and leaves an audit row
  corrections confirm CORRECTION
  corrections refuse CORRECTION --reason R
                                        decides on it; the member reads the reason
  rates                                 lists the exchange rates, with those that moved too far and are held
  rates accept|reject USD [RATE]        decides on the held one, which is RATE, or whichever is held now
  clock [DATE|+DAYS]                    shows the demo's business day, or moves it (back: clock -- -DAYS)
  jobs [--cursor C]                     counts the work in the background, and lists what failed
  jobs retry JOB                        has it done once more
  jobs remove JOB                       gives up one that failed: nobody tries it again
  keys [list] [--cursor C]              lists the API keys, with their last use
  keys add --name "…" --scopes S,S [--days N]
                                        issues one for a machine, and shows it once; two of a name may be good
  keys revoke KEY                       ends one, by the eight letters and digits in its middle
  webhooks [list]                       lists where events are sent to
  webhooks add URL [--events E,E] [--name "…"]
                                        sends them there from now on, and shows the secret once
  webhooks change WEBHOOK [--url URL] [--events E,E|all] [--name "…"]
                                        of what is told; an empty name takes away the one so far
  webhooks enable|disable|remove WEBHOOK
  webhooks rotate|end-secret WEBHOOK    gives it a new secret; ends the one before at once, not after a day
  webhooks test WEBHOOK                 sends a test event
  webhooks deliveries [WEBHOOK] [--status S] [--event EVENT] [--since TIME] [--cursor C]
                                        lists what was sent, with what became of it
  webhooks replay WEBHOOK --event EVENT | --since TIME
                                        sends an event once more, or all since a time
  audit [--subject S] [--actor ID] [--member ID] [--action A] [--day DATE] [--cursor C]
                                        lists who did what, newest first
  notices MEMBER [--cursor C]           lists what a member was told, by the member's id
  messages [--cursor C]                 lists the messages of the contact form
  help                                  shows this

  --json                                prints the API's answer
  --cursor C                            goes on with a list, from where its page before ended

All but 'staff' and 'sessions' talk to BACKOFFICE_URL (http://localhost:3000) as BACKOFFICE_PHONE with
BACKOFFICE_PASSWORD; without them as the demo's staff. Who has an authenticator is asked for a code, or gives it as
BACKOFFICE_CODE; a recovery code will do. 'staff' and 'sessions' talk to the database itself.`;
