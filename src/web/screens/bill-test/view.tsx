import type { ReactNode } from 'react';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { Article, type Chapter } from '#web/reading/article.tsx';
import { Drawing, type DrawnRow } from '#web/reading/drawing.tsx';
import { Sentences } from '#web/reading/sentences.tsx';
import { billTestPage } from './page.ts';
import { Stays } from './parts/stays.tsx';

type Method = CallAnswer<'getStays'>;

function Steps({ steps }: Pick<Method, 'steps'>) {
  const t = useText();
  return (
    <>
      <p>{t('bill.steps.text')}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <RichText id={`bill.step.${step}`} />
          </li>
        ))}
      </ol>
      <p>{t('bill.sum')}</p>
    </>
  );
}

const money = (amount: number) => formatRupees(rupees(amount));
type ExampleProps = { readonly example: NonNullable<Method['cut_example']> };

/** The bill comes down step by step to what the plan pays. */
function Cuts({ example }: ExampleProps) {
  const t = useText();
  const { title, total, plan_pays: pays } = example;
  let remaining = total;
  const cuts = (['not_payable', 'above_limit', 'fees_cut'] as const).map((id): DrawnRow => {
    remaining -= example[id];
    return {
      id,
      label: t(`bill.drawn.${id}`),
      value: t('bill.drawn.minus', { amount: money(example[id]) }),
      bars: [
        [
          { amount: remaining, tone: 'rest' },
          { amount: example[id], tone: 'owes' },
        ],
      ],
    };
  });
  const whole = (id: 'bill' | 'pays', amount: number): DrawnRow => ({
    id,
    label: t(`bill.drawn.${id}`),
    value: money(amount),
    bars: [[{ amount, tone: id }]],
  });
  return (
    <Drawing
      says={t('bill.drawn', { title, total: money(total), pays: money(pays) })}
      whole={total}
      rows={[whole('bill', total), ...cuts, whole('pays', pays)]}
      legend={[
        { tone: 'owes', text: t('bill.drawn.yours') },
        { tone: 'rest', text: t('bill.drawn.left') },
        { tone: 'pays', text: t('bill.drawn.pays') },
      ]}
    />
  );
}

function Example({ example }: ExampleProps) {
  const t = useText();
  const { title, rent, limit, percent, above_limit: above, fees_cut: fees } = example;
  return (
    <>
      <p>{t('bill.example.text', { title, limit: money(limit), rent: money(rent), percent })}</p>
      <Cuts example={example} />
      <p>{t('bill.example.sum', { above: money(above), fees: money(fees) })}</p>
    </>
  );
}

/** How a bill is settled, and the stays that plans are compared with. */
export function Screen(): ReactNode {
  const t = useText();
  const method = useLoaded(billTestPage);
  const { cut_example: example } = method;
  const chapters: readonly Chapter[] = [
    { id: 'steps', title: t('bill.steps.title'), body: <Steps steps={method.steps} /> },
    ...(example ? [{ id: 'room', title: t('bill.example.title'), body: <Example example={example} /> }] : []),
    {
      id: 'promises',
      title: t('bill.promises.title'),
      body: (
        <Sentences
          ids={['bill.promises.term', 'bill.promises.bill', 'bill.promises.cover', 'bill.promises.blind']}
        />
      ),
    },
    {
      id: 'differ',
      title: t('bill.differ.title'),
      body: (
        <Sentences
          ids={[
            'bill.differ.copay',
            'bill.differ.refill',
            'bill.differ.around',
            'bill.differ.rooms',
            'bill.differ.package',
          ]}
        />
      ),
    },
    { id: 'stays', title: t('bill.stays.title'), body: <Stays method={method} /> },
  ];
  return <Article page="bill-test" title={t('nav.bill-test')} lede={t('bill.lede')} chapters={chapters} />;
}
