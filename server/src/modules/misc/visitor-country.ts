import { countryOf } from '../member/lists/country-of';
import type { VisitorDto } from './misc.dto';

export function locateVisitor(address: string): VisitorDto {
  const ip = address.replace(/^::ffff:/, '');
  return { ip, country: countryOf(ip) ?? '' };
}
