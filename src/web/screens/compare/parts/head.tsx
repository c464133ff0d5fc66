import { type Translate, useText } from '#web/browser/text.tsx';
import { useTitle } from '#web/page/title.ts';
import { useCovered } from '#web/plan-parts/people/people-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useCompareModel } from '../model.ts';

function titleOf(t: Translate, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1);
  if (others.length === 0) return t('compare.page');
  return t('compare.title', { others: others.join(', '), last });
}

/** The plans by their names, and whom they are compared for. */
export function Head() {
  const t = useText();
  const { page, columns, back, nameOf } = useCompareModel();
  const { members, city } = page.uidata;
  const people = useCovered(members);
  const title = titleOf(t, columns.map(nameOf));
  useTitle(title);
  return (
    <>
      <BackLink
        href={back.href}
        label={back.count === undefined ? t('compare.back') : t('compare.back.count', { count: back.count })}
      />
      <PageHead
        title={title}
        lede={t('compare.for', { people: people.agedLine(members), city: city.name, pincode: city.id })}
      />
    </>
  );
}
