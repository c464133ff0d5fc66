import fc from 'fast-check';
import { parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ChartColumn, Columns } from './columns.tsx';
import { ShareBar } from './share-bar.tsx';
import { WaterfallBar } from './waterfall-bar.tsx';
import { YearsAxis, YearsBar } from './years-bar.tsx';
import { yearsScale } from './years-scale.ts';

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** The boxes of a chart without those that its patterns are made of, in percent or pixels as they are drawn. */
function boxesOf(chart: ReactNode): readonly Box[] {
  const root = parse(renderToStaticMarkup(chart));
  for (const defs of root.querySelectorAll('defs')) defs.remove();
  return root.querySelectorAll('rect').map((box) => {
    const of = (name: string) => Number.parseFloat(box.getAttribute(name) ?? '0');
    return { x: of('x'), y: of('y'), width: of('width'), height: of('height') };
  });
}

const rupees = fc.integer({ min: 0, max: 2_000_000 });
/** Shares are drawn to two digits of a percent. */
const isNear = (percent: number | undefined, share: number) => expect(percent).toBeCloseTo(share, 1);

const someColumns = fc.array(
  fc.record({
    amount: fc.option(rupees, { nil: undefined }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 40 },
);

const columnsOf = (columns: readonly { readonly amount: number | undefined; readonly share: number }[]) =>
  columns.map(
    ({ amount, share }, at): ChartColumn => ({
      id: `${at}`,
      amount,
      added: Math.round((amount ?? 0) * share),
    }),
  );

test('columns stand on one ground, in order, as high as their amounts, with what is new on top', () => {
  fc.assert(
    fc.property(someColumns, (drawnColumns) => {
      const columns = columnsOf(drawnColumns);
      const boxes = boxesOf(<Columns columns={columns} />);
      const places = [...new Set(boxes.map(({ x }) => x))];
      expect(places.length).toBe(columns.length);
      expect(places).toEqual(places.toSorted((left, right) => left - right));
      const most = Math.max(1, ...columns.map(({ amount = 0 }) => amount));
      for (const [at, { amount = 0, added }] of columns.entries()) {
        const [base, top] = boxes.filter(({ x }) => x === places[at]);
        expect((base?.y ?? 0) + (base?.height ?? 0)).toBeCloseTo(194, 6);
        expect(base?.height).toBeCloseTo(((amount - added) / most) * 168, 6);
        expect(top?.height ?? 0).toBeCloseTo((added / most) * 168, 6);
        if (top) expect(top.y + top.height).toBeCloseTo(base?.y ?? 0, 6);
      }
    }),
  );
});

test('a column names its figure on top and its label below, a gap is none', () => {
  const columns = renderToStaticMarkup(
    <Columns
      columns={[
        { id: 'now', amount: 10_000, added: 0, figure: '₹10,000', label: '34' },
        { id: 'gap', amount: undefined, added: 0 },
      ]}
    />,
  );
  expect(
    parse(columns)
      .querySelectorAll('text')
      .map(({ text }) => text),
  ).toEqual(['₹10,000', '34']);
  expect(boxesOf(<Columns columns={[{ id: 'gap', amount: undefined, added: 0 }]} />)[0]?.height).toBe(0);
});

test('the parts of a whole follow each other, each as wide as its share', () => {
  const tones = ['pays', 'owes', 'other'] as const;
  fc.assert(
    fc.property(fc.array(rupees, { minLength: 1, maxLength: 6 }), (amounts) => {
      const total = Math.max(
        1,
        amounts.reduce((sum, one) => sum + one, 0),
      );
      const parts = amounts.map((amount, at) => ({
        id: `${at}`,
        amount,
        tone: tones[at % tones.length] ?? 'pays',
      }));
      const boxes = boxesOf(<ShareBar parts={parts} />);
      expect(boxes.length).toBe(parts.length);
      let from = 0;
      for (const [at, amount] of amounts.entries()) {
        isNear(boxes[at]?.x, (from / total) * 100);
        isNear(boxes[at]?.width, (amount / total) * 100);
        from += amount;
      }
    }),
  );
});

test('a step of a bill is as long as its rupees, where the last one ended, over what was left before it', () => {
  fc.assert(
    fc.property(rupees, rupees, rupees, (remaining, cut, other) => {
      const total = Math.max(1, remaining + cut + other);
      const [rest, step] = boxesOf(
        <WaterfallBar tone="cut" total={total} from={remaining} to={remaining + cut} />,
      );
      isNear(rest?.width, (remaining / total) * 100);
      isNear(step?.x, (remaining / total) * 100);
      isNear(step?.width, Math.max(0.4, (cut / total) * 100));
      const [whole, payment] = boxesOf(<WaterfallBar tone="pays" total={total} from={0} to={remaining} />);
      expect(whole?.width).toBe(100);
      isNear(payment?.width, Math.max(0.4, (remaining / total) * 100));
    }),
  );
});

/** Widths in percent of the scale, without the two pixels that keep a small sum in sight and the dots of the open end. */
const barOf = (chart: ReactNode) => boxesOf(chart).filter(({ width }) => width > 2.5 || width === 0);

test('a bar of years is the premium, then the own parts one behind the other and ever thinner', () => {
  const share = fc.integer({ min: 3, max: 20 });
  fc.assert(
    fc.property(share, share, share, share, (premium, nine, twenty, hundred) => {
      const own = {
        nine_in_ten: nine * 1_000,
        one_in_twenty: (nine + twenty) * 1_000,
        one_in_hundred: (nine + twenty + hundred) * 1_000,
      };
      // A part of 1,000 rupees is one percent of a scale of 100,000.
      const boxes = barOf(<YearsBar size="page" premium={premium * 1_000} own={own} scale={100_000} />);
      expect(boxes.map(({ x, width }) => [x, width])).toEqual([
        [0, premium],
        [premium, nine],
        [premium + nine, twenty],
        [premium + nine + twenty, hundred],
      ]);
      const heights = boxes.map(({ height }) => height);
      expect(heights).toEqual([30, 30, 18, 9]);
    }),
  );
});

test('bars of one scale can be held against each other, one whose premium is awaited too', () => {
  const own = { nine_in_ten: 4_000, one_in_twenty: 9_000, one_in_hundred: 60_000 };
  const scale = yearsScale([
    { premium: 20_000, own },
    { premium: null, own },
  ]);
  const draw = (premium: number | null) => barOf(<YearsBar size="line" {...{ premium, own, scale }} />);
  const [settled, awaited] = [draw(20_000), draw(null)];
  expect(settled.slice(1).map(({ width }) => width)).toEqual(awaited.slice(1).map(({ width }) => width));
  isNear(settled[0]?.width, (20_000 / scale) * 100);
  const end = awaited.at(-1);
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThan(100);
});

test('the axis has its round amounts where the bar has them', () => {
  const columns = parse(renderToStaticMarkup(<YearsAxis scale={46_000} />));
  const ticks = columns.querySelectorAll('text').map((tick) => [tick.text, tick.getAttribute('x')]);
  expect(ticks).toEqual([
    ['₹0', '0.00%'],
    ['10,000', '21.74%'],
    ['20,000', '43.48%'],
    ['30,000', '65.22%'],
    ['40,000', '86.96%'],
  ]);
});
