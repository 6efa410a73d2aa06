import { useWatch } from 'react-hook-form';
import type { AppForm } from '../../components/form/use-app-form';
import { usePlaceFields } from '../../components/places/use-place-fields';
import { Combobox } from '../../components/ui/combobox/combobox';
import { useCountryOptions } from '../../components/ui/country-picker/country-options';
import { SelectField } from '../../components/ui/field/select-field';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import type { ActivationFields } from './activation-draft';
import { activation, choicesOf } from './activation-gates';
import { FieldGrid } from './personal-step';

const countries = choicesOf('countryResidence');

export function AddressStep({ form }: { form: AppForm<ActivationFields> }) {
  const texts = useTexts(activationTexts);
  const [countryResidence, province, town] = useWatch({
    control: form.control,
    name: ['countryResidence', 'province', 'town'],
  });
  const countryOptions = useCountryOptions(countries);
  const places = usePlaceFields({ countryResidence, province, town }, (name) => form.put('province', name));
  return (
    <FieldGrid>
      <activation.Field
        as={SelectField}
        label={texts.countryResidence}
        name="countryResidence"
        options={countryOptions}
        placeholder={texts.noCountry}
        autoComplete="country-name"
      />
      <activation.Field as={Combobox} name="province" {...places.province} />
      <activation.Field as={Combobox} name="town" {...places.town} />
      <activation.Field label={texts.streetAddress} name="streetAddress" autoComplete="street-address" />
      <activation.Field label={texts.postalCode} name="postalCode" autoComplete="postal-code" />
    </FieldGrid>
  );
}
