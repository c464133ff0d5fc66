import { type Element, textOf } from './reading/page-text.ts';
import { rupeesIn } from './reading/sentences.ts';

/** Charts of a plan's page whose lengths are not those of the figures in words beside them, each named. */
export function chartsBeside(page: Element): readonly string[] {
  return [...stepsUntrue(page), ...columnsUntrue(page), ...recordUntrue(page)];
}

const attribute = (box: Element | undefined, name: string) =>
  Number.parseFloat(box?.getAttribute(name) ?? '0');

/** Lengths are drawn to two digits of a percent, and a step of nothing a little longer. */
const isNear = (width: number, share: number) => Math.abs(width - Math.max(0.4, share)) < 0.011;

/** Each step of a bill beside its rupees; the bill is the first. */
function stepsUntrue(page: Element): readonly string[] {
  return page.querySelectorAll('section#bill dl').flatMap((steps) => {
    const rows = steps.querySelectorAll('div').filter((row) => row.querySelector('svg'));
    const amountOf = (row: Element | undefined) =>
      rupeesIn(
        textOf(row?.querySelectorAll('dd').find((cell) => !cell.querySelector('svg'))).replace(/^[−-] ?/, ''),
      ) ?? Number.NaN;
    const total = amountOf(rows[0]);
    return rows
      .filter((row) => {
        const width = attribute(row.querySelectorAll('rect').at(-1), 'width');
        return !isNear(width, (amountOf(row) / total) * 100);
      })
      .map((row) => `step of a bill: ${textOf(row).slice(0, 60)}`);
  });
}

/** Each year's column beside its row in the table of all years: in one proportion. */
function columnsUntrue(page: Element): readonly string[] {
  const columns = page.querySelectorAll('section#to-70 svg > g');
  const rows = page.querySelectorAll('section#to-70 table').at(-1)?.querySelectorAll('tbody tr') ?? [];
  if (rows.length === 0) return [];
  const amounts = rows.map((row) => rupeesIn(textOf(row.querySelector('td'))) ?? 0);
  const heights = columns.map((column) =>
    column.querySelectorAll('rect').reduce((sum, box) => sum + attribute(box, 'height'), 0),
  );
  const most = { amount: Math.max(...amounts), height: Math.max(...heights) };
  const untrue = amounts.filter(
    (amount, at) => Math.abs((heights[at] ?? 0) / most.height - amount / most.amount) > 0.001,
  );
  return [
    ...(columns.length === amounts.length ? [] : [`${columns.length} columns of ${amounts.length} years`]),
    ...untrue.map((amount) => `column of ${amount}`),
  ];
}

/** It compares claims paid with those refused. */
function recordUntrue(page: Element): readonly string[] {
  const bar = page.querySelectorAll('section#record svg rect')[0];
  const percent = Math.round(Number(textOf(page.querySelector('section#record tbody td'))));
  return bar && attribute(bar, 'width') !== percent ? [`claims paid: ${percent}`] : [];
}
