import { statement } from '../../platform/database/statement';
import { ACCOUNT_COLUMNS } from './corrections/account-columns';
import { NAME_COLUMNS } from './legal-name';
import type { Member } from './member.entity';

/** The whole row, for hot statements that read a member as `m`. */
export const MEMBER_COLUMNS = `m.id, m.phone_number AS "phoneNumber", m.full_name AS "fullName", m.email,
   m.ip_address AS "ipAddress", m.country_register AS "countryRegister",
   m.work_place_country AS "workPlaceCountry", m.work_location AS "workLocation", m.job_title AS "jobTitle",
   m.job_category AS "jobCategory", m.monthly_net_income AS "monthlyNetIncome",
   m.company_register AS "companyRegister", m.state, m.credit_score AS "creditScore", m.gender, ${NAME_COLUMNS},
   m.birth_date AS "birthDate", m.marital_status AS "maritalStatus", m.nationality,
   m.credit_bureau_consent_at AS "creditBureauConsentAt", m.country_residence AS "countryResidence", m.province,
   m.town, m.street_address AS "streetAddress", m.postal_code AS "postalCode",
   m.ref_full_name_1 AS "refFullName1", m.ref_relationship_1 AS "refRelationship1",
   m.ref_phone_number_1 AS "refPhoneNumber1", m.ref_full_name_2 AS "refFullName2",
   m.ref_relationship_2 AS "refRelationship2", m.ref_phone_number_2 AS "refPhoneNumber2",
   m.identity_type AS "identityType", m.other_identity_type AS "otherIdentityType",
   m.identity_number_cipher AS "identityNumberCipher", m.image_id_front AS "imageIdFront",
   m.image_id_back AS "imageIdBack", m.image_selfie AS "imageSelfie", ${ACCOUNT_COLUMNS}, m.created_at AS "createdAt", m.updated_at AS "updatedAt"`;

export const readMember = statement<Member, [id: string]>(
  'member.read',
  `SELECT ${MEMBER_COLUMNS} FROM member m WHERE m.id = $1`,
);

export const readState = statement<Pick<Member, 'state'>, [id: string]>(
  'member.state',
  'SELECT state FROM member WHERE id = $1',
);

/** Who a member is to staff. */
export type NamedMember = Pick<Member, 'id' | 'phoneNumber' | 'firstName' | 'middleName' | 'lastName'>;

const NAMED = `SELECT m.id, m.phone_number AS "phoneNumber", ${NAME_COLUMNS} FROM member m`;

/** Two values rather than a list of them: for a list whose length nobody knows, each call would be planned anew. */
export const findByPhone = statement<NamedMember, [asTyped: string, canonical: string]>(
  'member.byPhone',
  `${NAMED} WHERE m.phone_number IN ($1, $2)`,
);

export const readContacts = statement<NamedMember, [ids: readonly string[]]>(
  'member.contacts',
  `${NAMED} WHERE m.id = ANY ($1::uuid[])`,
);

/** Held by one at a time; what refers to the member goes on. */
export const holdMember = statement<Pick<Member, 'id'>, [id: string]>(
  'member.hold',
  'SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE',
);
