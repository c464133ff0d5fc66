import { dateTextIn } from '#web/platform/dates.ts';
import type { Translate } from '#web/platform/text.tsx';
import { askedOf } from './asked.ts';
import { csvOf } from './csv.ts';
import type { Comparison } from './load.ts';
import { namesOf } from './names.ts';
import { groupsOf } from './rows/groups.ts';

/** Spreadsheets read a file without it as another alphabet than ours. */
const byteOrderMark = '\uFEFF';

/** The whole table of a comparison as a file, with the prices that are known by now. Made by the server alone. */
export function tableFile(t: Translate, data: Comparison): { readonly name: string; readonly text: string } {
  const plans = data.columns.map(({ plan }) => plan);
  const names = namesOf(t, plans);
  const groups = groupsOf(askedOf({ t, dateText: dateTextIn(t) }, data, data.columns));
  const heads = plans.map((plan) => names.get(plan.slab_id) ?? plan.product_title);
  return {
    name: `chhatri-${plans.map((plan) => plan.slab_id).join('-')}.csv`,
    text: `${byteOrderMark}${csvOf(groups, heads)}`,
  };
}
