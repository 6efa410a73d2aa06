import { useEffect, useState } from 'react';
import { Combobox } from '../../components/ui/combobox/combobox';
import { findByName, findByWords, type Searchable } from '../../components/ui/combobox/word-search';
import { SelectField } from '../../components/ui/field/select-field';
import { TextField } from '../../components/ui/field/text-field';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import { choicesOf } from './activation-gates';
import { FieldGrid } from './personal-step';
import type { ActivationFields } from './use-activation-form';

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

export function AddressStep({ fields }: { fields: ActivationFields }) {
  const texts = useTexts(activationTexts);
  const { countryResidence, province, town } = fields.values;
  const places = usePlaces(countryResidence);
  const known = places && findByName(places.provinces, province);
  const isElsewhere = known && town.trim() !== '' && findByWords(places.townsOf(province), town).length === 0;
  return (
    <FieldGrid>
      <SelectField
        label={texts.countryResidence}
        {...fields.choice('countryResidence')}
        options={countries}
        placeholder={texts.noCountry}
        autoComplete="country-name"
      />
      <Combobox
        label={texts.province}
        {...fields.text('province')}
        choices={places?.provinces ?? none}
        maxLength={provinceCap}
        autoComplete="address-level1"
      />
      <Combobox
        label={texts.town}
        {...fields.text('town')}
        note={isElsewhere && texts.townElsewhere(town, known.name)}
        choices={places?.townsOf(province) ?? none}
        // Of all towns of the country each is offered with its province.
        onPick={({ also }) => province === '' && also !== undefined && fields.put('province', also)}
        autoComplete="address-level2"
      />
      <TextField
        label={texts.streetAddress}
        {...fields.text('streetAddress')}
        autoComplete="street-address"
      />
      <TextField label={texts.postalCode} {...fields.text('postalCode')} autoComplete="postal-code" />
    </FieldGrid>
  );
}
