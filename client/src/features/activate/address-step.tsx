import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AppForm } from '../../components/form/use-app-form';
import { Combobox } from '../../components/ui/combobox/combobox';
import { findByName, findByWords, type Searchable } from '../../components/ui/combobox/word-search';
import { useCountryOptions } from '../../components/ui/country-picker/country-options';
import { SelectField } from '../../components/ui/field/select-field';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import type { ActivationFields } from './activation-draft';
import { activation, choicesOf } from './activation-gates';
import { FieldGrid } from './personal-step';

const countries = choicesOf('countryResidence');

/** The specification lets one type further than a province may be long, and then says so. */
const provinceCap = 250;

type Places = typeof import('./ph-places');

/** The list of the Philippines, which comes when the step opens. Without it, and abroad, one types freely. */
function usePlaces(country: string): Places | undefined {
  const [places, setPlaces] = useState<Places>();
  useEffect(() => {
    import('./ph-places').then(setPlaces, () => undefined);
  }, []);
  return country === 'Philippines' ? places : undefined;
}

const none: readonly Searchable[] = [];

export function AddressStep({ form }: { form: AppForm<ActivationFields> }) {
  const texts = useTexts(activationTexts);
  const [countryResidence, province, town] = useWatch({
    control: form.control,
    name: ['countryResidence', 'province', 'town'],
  });
  const countryOptions = useCountryOptions(countries);
  const places = usePlaces(countryResidence);
  const known = places && findByName(places.provinces, province);
  const isElsewhere = known && town.trim() !== '' && findByWords(places.townsOf(province), town).length === 0;
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
      <activation.Field
        as={Combobox}
        label={texts.province}
        name="province"
        choices={places?.provinces ?? none}
        maxLength={provinceCap}
        autoComplete="address-level1"
      />
      <activation.Field
        as={Combobox}
        label={texts.town}
        name="town"
        note={isElsewhere && texts.townElsewhere(town, known.name)}
        choices={places?.townsOf(province) ?? none}
        // Of all towns of the country each is offered with its province.
        onPick={({ also }) => province === '' && also !== undefined && form.put('province', also)}
        autoComplete="address-level2"
      />
      <activation.Field label={texts.streetAddress} name="streetAddress" autoComplete="street-address" />
      <activation.Field label={texts.postalCode} name="postalCode" autoComplete="postal-code" />
    </FieldGrid>
  );
}
