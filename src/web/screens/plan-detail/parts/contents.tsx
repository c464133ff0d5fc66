import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import { usePlanModel } from '../model.ts';
import css from './contents.module.css';

const entries = [
  ['waits', 'detail.waits'],
  ['limits', 'detail.limits'],
  ['covers', 'detail.covers'],
  ['not-covered', 'detail.not'],
  ['years', 'detail.years'],
  ['score', 'detail.score'],
  ['claims', 'detail.claims'],
  ['hospitals', 'detail.hospitals'],
  ['faqs', 'detail.faqs'],
  ['papers', 'detail.papers'],
] as const;

/** Links to the sections; one that this plan does not have is left out. */
export function Contents(): ReactNode {
  const t = useText();
  const { plan } = usePlanModel();
  const absent: Readonly<Record<string, boolean>> = {
    score: plan.total_score === null,
    claims: !plan.content,
    faqs: !plan.content || plan.content.faqs.length === 0,
    papers: !plan.content,
  };
  return (
    <nav className={css.contents} aria-label={t('detail.contents')}>
      <ul>
        {entries.map(([id, title]) =>
          absent[id] ? null : (
            <li key={id}>
              <a href={`#${id}`}>{t(title)}</a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
