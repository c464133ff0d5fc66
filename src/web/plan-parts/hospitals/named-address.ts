import type { NamedHospital } from '#domain/location/area.ts';
import { mostOwn } from './own-hospitals.ts';

/** Only the address of a file that is taken along has them: a page that may be passed on names no hospital. */
const key = 'hospitals';

/** "hospitals=8900080986435.110001-…": no name of a hospital, and nothing that has to be escaped. */
export const namedQuery = (own: readonly NamedHospital[]): string =>
  `${key}=${own.map(({ id, pincode }) => `${id}.${pincode}`).join('-')}`;

const one = /^(\d{13})\.(\d{6})$/;

/** What is not of this shape names none. */
export function namedOfAddress(search: URLSearchParams): readonly NamedHospital[] {
  const hospitals = (search.get(key) ?? '').split('-', mostOwn).flatMap((part) => {
    const [, id, pincode] = one.exec(part) ?? [];
    return id === undefined || pincode === undefined ? [] : [{ id, pincode }];
  });
  return hospitals.filter(({ id }, at) => hospitals.findIndex((other) => other.id === id) === at);
}
