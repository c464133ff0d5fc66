import type { ReactNode } from 'react';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { Article, type Chapter } from '#web/reading/article.tsx';
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

function Example({ example }: { readonly example: NonNullable<Method['cut_example']> }) {
  const t = useText();
  const { title, rent, limit, percent, above_limit: above, fees_cut: fees } = example;
  const money = (amount: number) => formatRupees(rupees(amount));
  return (
    <>
      <p>{t('bill.example.text', { title, limit: money(limit), rent: money(rent), percent })}</p>
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
