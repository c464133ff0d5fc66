import { dateTextIn } from '#web/browser/dates.ts';
import type { Api } from '#web/browser/network/api.ts';
import type { Translate } from '#web/browser/text.tsx';
import { namedOfAddress } from '#web/plan-parts/hospitals/named-address.ts';
import { askSettled } from '#web/plan-parts/hospitals/settlements.ts';
import { csvOf } from './csv.ts';
import type { Comparison } from './load.ts';
import { namesOf } from './names.ts';
import { ownRow } from './own/own-row.ts';
import { rowContextOf } from './row-context.ts';
import { groupsOf } from './rows/groups.ts';
import type { RowContext } from './rows/row.ts';

/** Spreadsheets read a file without it as another alphabet than ours. */
const byteOrderMark = '\uFEFF';

type Request = { readonly api: Api; readonly search: URLSearchParams };

/** The hospitals that the address names; a row that cannot be made is left out. */
async function ownRowsOf(
  { api, search }: Request,
  { list, columns }: Comparison,
): Promise<RowContext['ownRows']> {
  const hospitals = namedOfAddress(search);
  if (hospitals.length === 0) return undefined;
  const insurers = [...new Set(columns.map(({ plan }) => plan.insurer_id))];
  const answer = await askSettled(api, list.quoteId, hospitals, insurers);
  return answer && ((context) => ownRow(context, answer.hospitals, answer.settled));
}

/** The whole table of a comparison as a file, with the prices that are known by now. Made by the server alone. */
export async function tableFile(
  t: Translate,
  data: Comparison,
  request: Request,
): Promise<{ readonly name: string; readonly text: string }> {
  const plans = data.columns.map(({ plan }) => plan);
  const ownRows = await ownRowsOf(request, data);
  const names = namesOf(t, plans);
  const groups = groupsOf(rowContextOf({ t, dateText: dateTextIn(t) }, data, data.columns, ownRows));
  const heads = plans.map((plan) => names.get(plan.slab_id) ?? plan.product_title);
  return {
    name: `chhatri-${plans.map((plan) => plan.slab_id).join('-')}.csv`,
    text: `${byteOrderMark}${csvOf(groups, heads)}`,
  };
}
