import { SelectField } from '../../components/ui/field/select-field';
import { TextField } from '../../components/ui/field/text-field';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import { choicesOf } from './activation-gates';
import { FieldGrid } from './form-parts';
import type { ActivationFields } from './use-activation-form';

const countries = choicesOf('countryResidence');

/** The specification lets one type further than a province may be long, and then says so. */
const provinceCap = 250;

export function AddressStep({ fields }: { fields: ActivationFields }) {
  const texts = useTexts(activationTexts);
  return (
    <FieldGrid>
      <SelectField
        label={texts.countryResidence}
        {...fields.choice('countryResidence')}
        options={countries}
        placeholder={texts.noCountry}
        autoComplete="country-name"
      />
      <TextField
        label={texts.province}
        {...fields.text('province')}
        maxLength={provinceCap}
        autoComplete="address-level1"
      />
      <TextField label={texts.town} {...fields.text('town')} autoComplete="address-level2" />
      <TextField
        label={texts.streetAddress}
        {...fields.text('streetAddress')}
        autoComplete="street-address"
      />
      <TextField label={texts.postalCode} {...fields.text('postalCode')} autoComplete="postal-code" />
    </FieldGrid>
  );
}
