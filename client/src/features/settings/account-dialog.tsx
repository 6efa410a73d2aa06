import type { MemberInfoDto } from '@pautang/sdk';
import type { ReactNode } from 'react';
import { legalName, useMember } from '../../api/member';
import { Loaded } from '../../components/layout/loaded';
import { Dialog } from '../../components/ui/dialog/dialog';
import { Row, Rows } from '../../components/ui/rows/rows';
import { useCountryInWords } from '../../lib/country-names';
import { formatLongDate } from '../../lib/format';
import { useWords } from '../../lib/use-words';
import { activationTexts } from '../../texts/activation';
import { choicesTexts } from '../../texts/choices';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { IdentityPhotos } from './identity-photos';
import { MaskedValue } from './masked-value';
import { NoWithdrawal } from './no-contract';
import sections from './parted-dialog.module.css';

const bars = Array<number>(9).fill(32);

/** What the member told about themself. Nothing of it can be changed here. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { links, notLoaded } = useTexts(settingsTexts);
  return (
    <Dialog opened title={links.account.name} onClose={onClose}>
      <Loaded answer={useMember()} missing={notLoaded} bars={bars}>
        {(member) => (member.active ? <Account member={member} /> : <NoWithdrawal loan={member.loan} />)}
      </Loaded>
    </Dialog>
  );
}

function Account({ member }: { member: MemberInfoDto }) {
  const texts = useTexts(settingsTexts);
  const labels = useTexts(activationTexts);
  const { wordOf } = useWords(choicesTexts);
  const countryInWords = useCountryInWords();
  return (
    <>
      <Section title={texts.personal}>
        <Row label={texts.fullName}>{legalName(member)}</Row>
        {member.birthDate && <Row label={labels.birthDate}>{formatLongDate(member.birthDate)}</Row>}
        <Row label={labels.maritalStatus}>{wordOf(member.maritalStatus ?? '')}</Row>
        <Row label={labels.nationality}>{member.nationality}</Row>
      </Section>
      <Section title={texts.address}>
        <Row label={labels.countryResidence}>{countryInWords(member.countryResidence ?? '')}</Row>
        <Row label={labels.province}>{member.province}</Row>
        <Row label={labels.town}>{member.town}</Row>
        <Row label={labels.streetAddress}>{member.streetAddress}</Row>
        {member.postalCode && <Row label={labels.postalCode}>{member.postalCode}</Row>}
      </Section>
      <References member={member} />
      <Section title={texts.identity} below={<IdentityPhotos />}>
        <Row label={labels.identityType}>{member.otherIdentityType || member.identityType}</Row>
        <Row label={labels.identityNumber}>
          <MaskedValue value={member.identityNumber ?? ''} secret="identityNumber" />
        </Row>
      </Section>
      <Section title={texts.bank}>
        <Row label={labels.bankName}>{member.bankName}</Row>
        <Row label={labels.accountNumber}>
          <MaskedValue value={member.accountNumber ?? ''} secret="accountNumber" />
        </Row>
      </Section>
    </>
  );
}

function References({ member }: { member: MemberInfoDto }) {
  const texts = useTexts(settingsTexts);
  const labels = useTexts(activationTexts);
  return (
    <>
      <Section title={texts.reference1}>
        <Row label={labels.refFullName}>{member.refFullName1}</Row>
        <Row label={labels.refRelationship}>{member.refRelationship1}</Row>
        <Row label={labels.refPhoneNumber}>
          <MaskedValue value={member.refPhoneNumber1 ?? ''} secret="refPhoneNumber1" />
        </Row>
      </Section>
      {member.refFullName2 && (
        <Section title={texts.reference2}>
          <Row label={labels.refFullName}>{member.refFullName2}</Row>
          <Row label={labels.refRelationship}>{member.refRelationship2}</Row>
          <Row label={labels.refPhoneNumber}>
            <MaskedValue value={member.refPhoneNumber2 ?? ''} secret="refPhoneNumber2" />
          </Row>
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  title: string;
  /** What follows the rows. */
  below?: ReactNode;
  children: ReactNode;
}

function Section({ title, below, children }: SectionProps) {
  return (
    <section className={sections.section}>
      <h3>{title}</h3>
      <Rows>{children}</Rows>
      {below}
    </section>
  );
}
