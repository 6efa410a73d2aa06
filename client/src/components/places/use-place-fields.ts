import { useEffect, useState } from 'react';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import { findByName, findByWords, type Searchable } from '../ui/combobox/word-search';

/** The specification lets one type further than a province may be long, and then says so. */
const provinceCap = 250;

type Places = typeof import('./ph-places');

/** The list of the Philippines, which comes when the fields open. Without it, and abroad, one types freely. */
function usePlaces(country: string): Places | undefined {
  const [places, setPlaces] = useState<Places>();
  useEffect(() => {
    import('./ph-places').then(setPlaces, () => undefined);
  }, []);
  return country === 'Philippines' ? places : undefined;
}

const none: readonly Searchable[] = [];

interface Address {
  readonly countryResidence: string;
  readonly province: string;
  readonly town: string;
}

/** Province and town of an address, which offer those of the Philippines. */
export function usePlaceFields(
  { countryResidence, province, town }: Address,
  putProvince: (name: string) => void,
) {
  const texts = useTexts(activationTexts);
  const places = usePlaces(countryResidence);
  const known = places && findByName(places.provinces, province);
  const isElsewhere = known && town.trim() !== '' && findByWords(places.townsOf(province), town).length === 0;
  return {
    province: {
      label: texts.province,
      choices: places?.provinces ?? none,
      maxLength: provinceCap,
      autoComplete: 'address-level1',
    },
    town: {
      label: texts.town,
      note: isElsewhere && texts.townElsewhere(town, known.name),
      choices: places?.townsOf(province) ?? none,
      // Of all towns of the country each is offered with its province.
      onPick: ({ also }: Searchable) => {
        if (province === '' && also !== undefined) putProvince(also);
      },
      autoComplete: 'address-level2',
    },
  };
}
