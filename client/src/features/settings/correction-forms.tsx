import type { MemberInfoDto } from '@pautang/sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { corrections } from '../../api/corrections';
import { ApiError } from '../../api/problem';
import { componentSchemas, rulesOf } from '../../api/schemas';
import { useSession } from '../../api/session';
import { uploadOtherPhoto } from '../../api/upload';
import { useBankFields } from '../../components/bank/use-bank-fields';
import { defineForm } from '../../components/form/define-form';
import { type FieldName, isChosen, type Values } from '../../components/form/form-model';
import type { AppForm } from '../../components/form/use-app-form';
import {
  forgetKept,
  keepNumbers,
  keepPhoto,
  keptNumbers,
  keptPhotos,
} from '../../components/photo/kept-sealed';
import { photoKinds, photoStore } from '../../components/photo/photo-store';
import { PhotoTiles } from '../../components/photo/photo-tile';
import { choosePhoto, markRefusedPhotos, uploadPhotos } from '../../components/photo/photo-uploads';
import { Combobox } from '../../components/ui/combobox/combobox';
import { SelectField } from '../../components/ui/field/select-field';
import { PasswordField } from '../../components/ui/field/text-field';
import { Note } from '../../components/ui/note/note';
import { useIsShown } from '../../lib/use-is-shown';
import { useWords } from '../../lib/use-words';
import { accepts, messageOf } from '../../lib/validation';
import { activationTexts } from '../../texts/activation';
import { choicesTexts } from '../../texts/choices';
import { correctionsTexts } from '../../texts/corrections';
import { useTexts } from '../../texts/define-texts';
import { CorrectionFrame, type CorrectionProps, sendsAs, useAsking } from './correction-frame';
import { ownPassword } from './own-password';

/** A number that stands open nowhere waits sealed, and comes a moment after the rest of what waits. */
function useSealedNumber<Form extends Values>(
  { control, getValues, model, put }: AppForm<Form>,
  name: FieldName<Form> & ('identityNumber' | 'accountNumber'),
): void {
  const owner = useSession().phoneNumber ?? '';
  const isShown = useIsShown();
  const isTyped = (number: unknown) => number !== '' && isChosen(model, name, number);
  const isKept = useRef(false);
  const typed = useWatch({ control, name: name as unknown as FieldPath<Form> });
  const seal = useEffectEvent((number: unknown) => {
    isKept.current ||= isTyped(number);
    if (!isKept.current) return;
    // What was typed and taken out again does not come back.
    if (isChosen(model, name, number)) keepNumbers(owner, () => ({ [name]: getValues()[name] }), name);
    else forgetKept(owner, name);
  });
  useEffect(() => seal(typed), [typed]);
  const takeUp = useEffectEvent(async () => {
    const { [name]: number } = ((await keptNumbers(owner, name)) ?? {}) as Record<string, unknown>;
    if (typeof number === 'string' && isShown() && !isTyped(getValues()[name])) put(name, number as never);
  });
  useEffect(() => void takeUp(), []);
}

type OfMember = CorrectionProps & { member: MemberInfoDto };

const nameForm = ({ firstName = '', middleName = '', lastName = '' }: MemberInfoDto) =>
  defineForm({
    empty: { firstName, middleName, lastName, password: '' },
    rules: rulesOf('NameCorrectionDto'),
    ...ownPassword,
    kept: 'correctName',
  });

export function CorrectName({ member, ...props }: OfMember) {
  const labels = useTexts(activationTexts);
  const texts = useTexts(correctionsTexts);
  const [model] = useState(() => nameForm(member));
  const ask = useAsking('NAME', corrections.name);
  const form = model.useForm(sendsAs('asked', ask, props));
  return (
    <CorrectionFrame {...props} form={form} title={texts.names.NAME} manner="asked">
      <model.Field label={labels.firstName} name="firstName" autoComplete="given-name" />
      <model.Field label={labels.middleName} name="middleName" autoComplete="additional-name" />
      <model.Field label={labels.lastName} name="lastName" autoComplete="family-name" />
      <p className="quiet">{texts.officer}</p>
      <model.Field as={PasswordField} name="password" label={texts.password} unmarked />
    </CorrectionFrame>
  );
}

/** Asked for with ID type Others alone, and else not looked at. */
const { otherIdentityType: otherTypeRule, ...identityRules } = rulesOf('IdentityCorrectionDto');
const otherType = 'Others';
const identityTypes = componentSchemas.IdentityType.enum;

const identityForm = ({ identityType = '', otherIdentityType = '', identityNumber = '' }: MemberInfoDto) =>
  defineForm({
    empty: {
      identityType,
      otherIdentityType,
      identityNumber,
      imageIdFrontURL: '',
      imageIdBackURL: '',
      imageSelfieURL: '',
      password: '',
    },
    rules: identityRules,
    judges: {
      otherIdentityType: (type, typed) =>
        typed.identityType !== otherType || (type !== '' && accepts(otherTypeRule, type)),
    },
    ...ownPassword,
    unkept: ['identityNumber'],
    kept: 'correctIdentity',
  });

export function CorrectIdentity({ member, ...props }: OfMember) {
  const labels = useTexts(activationTexts);
  const texts = useTexts(correctionsTexts);
  const { optionsOf } = useWords(choicesTexts);
  const [model] = useState(() => identityForm(member));
  const phoneNumber = useSession().phoneNumber ?? '';
  // Photos that were picked here are wanted here alone, and wait as what is typed does.
  useEffect(() => {
    let isShown = true;
    photoStore.forget();
    void keptPhotos(phoneNumber).then((kept) => {
      for (const [kind, file] of kept) {
        if (isShown && photoStore.get()[kind].status === 'empty') choosePhoto(kind, file);
      }
    });
    return () => {
      isShown = false;
      photoStore.forget();
    };
  }, [phoneNumber]);
  const askOnce = useAsking('IDENTITY', corrections.identity);
  const ask = async ({ identityType, otherIdentityType, identityNumber, password }: Values) => {
    const photos = await uploadPhotos(phoneNumber, uploadOtherPhoto);
    const asked = {
      identityType,
      identityNumber,
      password,
      ...(identityType === otherType && { otherIdentityType }),
      ...photos,
    };
    await askOnce(asked as Parameters<typeof corrections.identity>[0]).catch((error: unknown) => {
      if (error instanceof ApiError) markRefusedPhotos(error);
      throw error;
    });
    for (const kept of [...photoKinds, 'identityNumber' as const]) forgetKept(phoneNumber, kept);
  };
  const form = model.useForm(sendsAs('asked', ask, props));
  const type = useWatch({ control: form.control, name: 'identityType' });
  // Where another type waited its number did not, and the one that came with the form is not that ID's.
  const dropOtherNumber = useEffectEvent(() => {
    if (type !== model.empty.identityType) form.put('identityNumber', '');
  });
  useEffect(() => dropOtherNumber(), []);
  useSealedNumber(form, 'identityNumber');
  return (
    <CorrectionFrame {...props} form={form} title={texts.names.IDENTITY} manner="asked">
      <model.Field
        as={SelectField}
        label={labels.identityType}
        name="identityType"
        options={optionsOf(identityTypes)}
        placeholder={labels.choose}
      />
      {type === otherType && (
        <model.Field
          name="otherIdentityType"
          label={labels.otherIdentityType}
          hint={messageOf(otherTypeRule)}
          maxLength={otherTypeRule.maxLength}
        />
      )}
      <model.Field
        label={labels.identityNumber}
        name="identityNumber"
        autoComplete="off"
        autoCapitalize="characters"
      />
      <p className="quiet">{texts.officer}</p>
      <h3>{texts.photos}</h3>
      <p className="quiet small">{texts.photosWhen}</p>
      <PhotoTiles
        stacked
        optional
        send={uploadOtherPhoto}
        phoneNumber={phoneNumber}
        onPick={(kind, file) => keepPhoto(phoneNumber, kind, file)}
        onRemove={(kind) => forgetKept(phoneNumber, kind)}
      />
      <model.Field as={PasswordField} name="password" label={texts.password} unmarked />
    </CorrectionFrame>
  );
}

const account = defineForm({
  empty: { bankName: '', accountNumber: '', password: '' },
  rules: rulesOf('AccountCorrectionDto'),
  ...ownPassword,
  unkept: ['accountNumber'],
  kept: 'correctAccount',
});

export function CorrectAccount(props: CorrectionProps) {
  const texts = useTexts(correctionsTexts);
  const owner = useSession().phoneNumber ?? '';
  const askOnce = useAsking('BANK_ACCOUNT', corrections.account);
  const ask = async (asked: typeof account.empty) => {
    await askOnce(asked);
    forgetKept(owner, 'accountNumber');
  };
  const form = account.useForm(sendsAs('asked', ask, props));
  useSealedNumber(form, 'accountNumber');
  const [bankName, accountNumber] = useWatch({ control: form.control, name: ['bankName', 'accountNumber'] });
  const fields = useBankFields(bankName, accountNumber);
  return (
    <CorrectionFrame {...props} form={form} title={texts.names.BANK_ACCOUNT} manner="asked">
      <account.Field as={Combobox} name="bankName" {...fields.bankName} />
      <account.Field name="accountNumber" {...fields.accountNumber} />
      <Note safe>{texts.ownAccount}</Note>
      <account.Field as={PasswordField} name="password" label={texts.password} unmarked />
    </CorrectionFrame>
  );
}
