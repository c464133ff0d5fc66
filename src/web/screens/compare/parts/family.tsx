import { useState } from 'react';
import { useText } from '#web/browser/text.tsx';
import { chosenOf } from '#web/plan-parts/choice/plan-choices.ts';
import { FamilyPage } from '#web/plan-parts/family-page.tsx';
import { Select } from '#web/ui/select.tsx';
import { useCompareModel } from '../model.ts';

/** The page for the family: one of the plans that are compared is chosen, the others stand beside it. */
export function Family() {
  const t = useText();
  const { page, columns, nameOf } = useCompareModel();
  const ids = columns.map(({ plan }) => plan.slab_id);
  const first = columns.find(({ plan }) => plan.recommended)?.plan.slab_id ?? ids[0] ?? '';
  const [id, choose] = useState(first);
  const current = ids.includes(id) ? id : first;
  return (
    <div className="stack sec__body measure only-scripted">
      <Select
        id="family-chosen"
        label={t('share.chosen')}
        choices={columns.map((column) => ({ value: column.plan.slab_id, label: nameOf(column) }))}
        value={current}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <FamilyPage
        madeOn="comparison"
        year={page.shownYear}
        shareRequest={{
          quote_id: page.list.quoteId,
          block: page.list.block,
          slab_id: current,
          beside: ids.filter((id) => id !== current),
          ...chosenOf(columns.map(({ plan }) => plan)),
        }}
      />
    </div>
  );
}
