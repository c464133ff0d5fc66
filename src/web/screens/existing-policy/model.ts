import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { CallAnswer, WireFailure } from '#contract/call/shapes.ts';
import { memberKeyFrom } from '#contract/quote/wire.ts';
import { type Attempt, useAttempt } from '#web/forms/attempt.ts';
import { chosenKeys, firstGap, type QuoteStepName, wireQuoteOf } from '#web/forms/quote/quote-answers.ts';
import { paths } from '#web/paths.ts';
import { useApi } from '#web/platform/network/api-context.ts';
import {
  changeDraft,
  changeHealth,
  useDraft,
  useDraftReady,
  useHealth,
} from '#web/platform/storage/draft.ts';
import type { Draft } from '#web/platform/storage/draft-shape.ts';
import { type Translate, useText } from '#web/platform/text.tsx';
import type { FieldError } from '#web/ui/error-summary.tsx';

export const fields = { held: 'held', cover: 'existing-cover' } as const;

export type Trouble =
  | { readonly kind: 'gap'; readonly step: QuoteStepName }
  | { readonly kind: 'refused'; readonly failure: WireFailure };

export type ExistingPolicy = {
  readonly ready: boolean;
  readonly isEmpty: boolean;
  readonly draft: Draft;
  readonly attempt: Attempt;
  readonly busy: boolean;
  readonly trouble: Trouble | undefined;
  readonly say: (facts: Partial<Pick<Draft, 'existing' | 'existingSumInsured'>>) => void;
  readonly goOn: () => void;
};

export const stepPaths = {
  who: paths.chooseMember(),
  ages: paths.memberDetails(),
  place: paths.addressDetails(),
  health: paths.familyDetail(),
  existing: paths.existingPolicy(),
} as const satisfies Record<QuoteStepName, string>;

export function existingErrors(draft: Draft, t: Translate): readonly FieldError[] {
  if (draft.existing === undefined) return [{ field: fields.held, message: t('existing.held.missing') }];
  const lacksCover = draft.existing === 'yes' && draft.existingSumInsured === undefined;
  return lacksCover ? [{ field: fields.cover, message: t('existing.cover.missing') }] : [];
}

type Saved = CallAnswer<'saveDetails'>;

/** Where the flow goes on after a save: split plans or the feature checklist, then the list (specification section 4). */
export function destinationOf({ quote_id: id, next }: Saved, standard = false): string {
  if (standard && next.kind !== 'policy-offline') {
    const block = next.kind === 'split-plans' ? 'family' : next.block;
    // It pays from the first rupee, whatever policy is held.
    return paths.results(block, id, { standard: '1', product_type: 'INDEMNITY' });
  }
  switch (next.kind) {
    case 'split-plans':
      return paths.splitPlans(id);
    case 'results':
      return paths.checklist(next.block, id);
    case 'covid-plan':
      return paths.covidPlan({ quoteID: id });
    case 'policy-offline':
      return paths.policyOffline(next.type);
  }
}

type Save = {
  readonly busy: boolean;
  readonly trouble: Trouble | undefined;
  readonly run: () => Promise<void>;
};

function useSave(): Save {
  const draft = useDraft();
  const health = useHealth();
  const api = useApi();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const run = async () => {
    const gap = firstGap(draft, health);
    const data = wireQuoteOf(draft, health);
    if (gap !== undefined || data === undefined) return setTrouble({ kind: 'gap', step: gap ?? 'who' });
    setTrouble(undefined);
    setBusy(true);
    const result = await api.call('saveDetails', { params: {}, body: { data } });
    if (!result.ok) {
      setBusy(false);
      return setTrouble({ kind: 'refused', failure: result.failure });
    }
    const { quote_id: id, quote_crn: crn, dropped } = result.value;
    changeDraft((now) => ({ ...now, quote: { id, crn }, standard: undefined }));
    // The list of conditions can have changed since the health step: then that page tells who leaves, and why.
    const leaving = dropped.map((each) => memberKeyFrom(each.id));
    if (leaving.length > 0) changeHealth((now) => ({ ...now, leaving: [...now.leaving, ...leaving] }));
    const isNews = leaving.length > 0 && result.value.next.kind !== 'policy-offline';
    router.history.push(
      isNews ? paths.familyDetail({ pause: 'blocked' }) : destinationOf(result.value, draft.standard),
    );
  };
  return { busy, trouble, run };
}

export function useExistingPolicy(): ExistingPolicy {
  const draft = useDraft();
  const ready = useDraftReady();
  const t = useText();
  const attempt = useAttempt(existingErrors(draft, t));
  const { busy, trouble, run } = useSave();
  return {
    ready,
    isEmpty: chosenKeys(draft).length === 0,
    draft,
    attempt,
    busy,
    trouble,
    say: (facts) => changeDraft((now) => ({ ...now, ...facts })),
    goOn: () => {
      if (!busy) attempt.press(() => void run());
    },
  };
}
