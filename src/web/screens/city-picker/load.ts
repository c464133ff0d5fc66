import { redirect } from '@tanstack/react-router';
import type { Api } from '#web/browser/network/api.ts';
import type { Site } from '#web/browser/site.tsx';
import { loadCities, type OfferedCity } from '#web/forms/place/cities.ts';
import { paths, type Search, withSearch } from '#web/paths.ts';

/** In pincode mode nothing is loaded, and the pincode stands for the picker (specification section 2). */
export async function loadPicker(
  api: Api,
  site: Site,
  search: Search,
): Promise<readonly OfferedCity[] | null> {
  if (site.locationMode === 'pincode') {
    throw redirect({ href: withSearch(paths.addressDetails(), search), replace: true, statusCode: 302 });
  }
  return loadCities(api);
}
