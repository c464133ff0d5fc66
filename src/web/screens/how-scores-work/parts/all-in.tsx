import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { Sentences } from '#web/reading/sentences.tsx';
import type { MethodProps } from '../method.ts';

/** What the years of a plan are made of, and how much each counts. */
export function AllIn({ method }: MethodProps) {
  const t = useText();
  const { years, staying_percent: percent, borrowed, usual_bearable: bearable } = method.all_in;
  return (
    <>
      <p>{t('scores.all-in.text', { years })}</p>
      <Sentences
        ids={['scores.all-in.premium', 'scores.all-in.own', 'scores.all-in.above', 'scores.all-in.beside']}
        values={{ times: 1 + borrowed }}
      />
      <p>{t('scores.all-in.weights', { percent })}</p>
      <p>{t('scores.all-in.bearable', { amount: formatRupees(rupees(bearable)) })}</p>
      <p>{t('scores.all-in.unknown')}</p>
      <p>{t('scores.all-in.riders')}</p>
    </>
  );
}
