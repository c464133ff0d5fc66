import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Drawing } from '#web/reading/drawing.tsx';
import { itemTitle, type MethodProps } from '../method.ts';

const mostPoints = 100;
const money = (amount: number) => formatRupees(rupees(amount));

/** How rupees become points, and how the hundred points are shared. */
export function Parts({ method }: MethodProps) {
  const t = useText();
  const { example } = method;
  return (
    <>
      <p>{t('scores.parts.text')}</p>
      <p>{t('scores.parts.sum', { count: method.items.length })}</p>
      <p>{t('scores.parts.together')}</p>
      <p>
        {t('scores.example', {
          ages: example.ages.join(', '),
          cover: coverText(t, example.cover),
          zero: money(example.zero),
          rupees: money(example.rupees_a_point),
        })}
      </p>
      <Built method={method} />
    </>
  );
}

/** A score of a hundred, part by part: each begins where the one above it ends. */
function Built({ method }: MethodProps) {
  const t = useText();
  const parts = [
    { id: 'price', label: t('scores.price'), points: method.example.price_points },
    ...method.items.map(({ name, points }) => ({ id: name, label: itemTitle(t, name), points })),
  ];
  let built = 0;
  return (
    <Drawing
      says={t('scores.drawn', { total: mostPoints })}
      whole={mostPoints}
      rows={parts.map(({ id, label, points }) => {
        const before = built;
        built += points;
        return {
          id,
          label,
          value:
            points > 0 ? t('scores.drawn.points', { points: points.toFixed(1) }) : t('scores.drawn.none'),
          bars: [
            [
              { amount: before, tone: 'rest' },
              { amount: points, tone: 'pays' },
              { amount: mostPoints - built, tone: 'rest' },
            ],
          ],
        };
      })}
      legend={[
        { tone: 'pays', text: t('scores.drawn.part') },
        { tone: 'rest', text: t('scores.drawn.others') },
      ]}
    />
  );
}
