import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { Drawing } from '#web/reading/drawing.tsx';
import { Table } from '#web/ui/table.tsx';
import { type Method, type MethodProps, sourceText } from '../method.ts';
import { sourcedRow } from './sourced.tsx';

/** Stays by age and sex: of everybody, of people with cover against them, and what comes out for somebody healthy. */
export function Often({ method }: MethodProps) {
  const t = useText();
  return (
    <>
      <p>{t('years.often.text')}</p>
      <SexTable method={method} caption={t('years.often.title')} rows={method.stays_by_age} />
      <p>{t('years.often.cover.text')}</p>
      <SexTable method={method} caption={t('years.often.cover')} rows={method.cover_by_age} />
      <p>
        {t('years.often.ratio', {
          from: method.claims_ratio.from,
          to: method.claims_ratio.to,
          published: String(method.claims_ratio.published),
          source: sourceText(t, method, method.claims_ratio.source),
        })}
      </p>
      <p>{t('years.often.expected.text')}</p>
      <Older method={method} />
      <Expected method={method} />
    </>
  );
}

const drawnEvery = 10;

/** What a year of bills comes to at each age, on average: the older, the more. */
function Older({ method }: MethodProps) {
  const t = useText();
  const ages = method.expected.filter(({ age }) => age % drawnEvery === 0);
  const most = Math.max(1, ...ages.flatMap(({ men, women }) => [men.bills, women.bills]));
  const money = (amount: number) => formatRupees(rupees(amount));
  return (
    <Drawing
      says={t('years.drawn')}
      whole={most}
      rows={ages.map(({ age, men, women }) => ({
        id: String(age),
        label: t('years.drawn.age', { age }),
        value: t('years.drawn.bills', { men: money(men.bills), women: money(women.bills) }),
        bars: [[{ amount: men.bills, tone: 'pays' }], [{ amount: women.bills, tone: 'bill' }]],
      }))}
      legend={[
        { tone: 'pays', text: t('years.often.men') },
        { tone: 'bill', text: t('years.often.women') },
      ]}
    />
  );
}

type SexTableProps = MethodProps & { readonly caption: string; readonly rows: Method['stays_by_age'] };

function SexTable({ method, caption, rows }: SexTableProps) {
  const t = useText();
  return (
    <Table
      caption={caption}
      columns={[
        { id: 'age', head: t('years.often.age') },
        { id: 'men', head: t('years.often.men'), number: true },
        { id: 'women', head: t('years.often.women'), number: true },
      ]}
      rows={rows.map(({ age, men, women, source }) => {
        const { id, cells } = sourcedRow(method, String(age), men, source);
        return { id, cells: [...cells, women] };
      })}
    />
  );
}

function Expected({ method }: MethodProps) {
  const t = useText();
  const cell = ({ stays, bills }: Method['expected'][number]['men']) =>
    t('years.often.expected.cell', { stays: String(stays), bills: formatRupees(rupees(bills)) });
  return (
    <Table
      caption={t('years.often.expected')}
      columns={[
        { id: 'age', head: t('years.often.age') },
        { id: 'men', head: t('years.often.men'), number: true },
        { id: 'women', head: t('years.often.women'), number: true },
      ]}
      rows={method.expected.map(({ age, men, women }) => ({
        id: String(age),
        cells: [age, cell(men), cell(women)],
      }))}
    />
  );
}

/** What the number of stays is multiplied by. */
export function Factors({ method }: MethodProps) {
  const t = useText();
  const { no_condition: healthy, condition_by_age: added, other_conditions: other } = method;
  const row = (who: string, { factor, source }: { factor: number; source: string }) =>
    sourcedRow(method, who, factor, source);
  return (
    <>
      <p>{t('years.factors.text')}</p>
      <Table
        caption={t('years.factors.title')}
        columns={[
          { id: 'who', head: t('years.factors.who') },
          { id: 'times', head: t('years.factors.times'), number: true },
        ]}
        rows={[
          row(t('years.factors.city'), method.city),
          row(t('years.factors.elsewhere'), method.elsewhere),
          ...healthy.map((knot) => row(t('years.factors.healthy', { age: knot.age }), knot)),
          ...method.conditions.map(({ title, factor, kind }) => ({
            id: title,
            cells: [t('years.factors.kind', { title, kind }), factor],
          })),
          { id: 'other', cells: [t('years.factors.other'), other.factor] },
        ]}
      />
      <p>{t('years.factors.illness', { source: sourceText(t, method, other.source) })}</p>
      <p>
        {t('years.factors.several', {
          ages: added
            .map(({ age, factor }) => t('years.cost.age', { age, factor: String(factor) }))
            .join(', '),
          source: sourceText(t, method, added[0]?.source ?? ''),
        })}
      </p>
    </>
  );
}
