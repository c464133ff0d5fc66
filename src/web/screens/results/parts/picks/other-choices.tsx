import { useEffect, useState } from 'react';
import type { CallResult } from '#contract/call/shapes.ts';
import type { WireOtherChoice, WireOtherChoices } from '#contract/quote/bearable/other-choices.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { RichText, type Translate, useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { listQuestion } from '../../load.ts';
import { useResultsModel } from '../../model.ts';
import css from './other-choices.module.css';

function useOtherChoices(isOpen: boolean): CallResult<'getOtherChoices'> | undefined {
  const api = useApi();
  const { data } = useResultsModel();
  const [{ of, answer }, setAnswer] = useState<{
    readonly of?: typeof data;
    readonly answer?: CallResult<'getOtherChoices'>;
  }>({});
  const isNeeded = isOpen && of !== data;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const over = new AbortController();
    const input = { params: { quote_id: data.quoteId }, body: listQuestion(data.block, data.options) };
    void api.call('getOtherChoices', input, { until: over.signal }).then((next) => {
      if (!over.signal.aborted) setAnswer({ of: data, answer: next });
    });
    return () => over.abort();
  }, [api, data, isNeeded]);
  return of === data ? answer : undefined;
}

/** Folded, and asked for by the press: no list waits for it. */
export function Part() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const answer = useOtherChoices(isOpen);
  return (
    <div className={css.others}>
      <Disclosure summary={t('assume.others')} onToggle={() => setOpen(true)}>
        <div role="status">
          {answer === undefined && <p className="muted small">{t('assume.others.wait')}</p>}
          {answer?.ok && <Outcomes answer={answer.value} />}
          {answer?.ok === false && (
            <Notice tone="bad" lead={t('assume.others.failed')}>
              {answer.failure.message}
            </Notice>
          )}
        </div>
      </Disclosure>
    </div>
  );
}

function nameOf(t: Translate, choice: WireOtherChoice): string {
  switch (choice.kind) {
    case 'years':
      return t('assume.others.years', { years: choice.years });
    case 'borrowed':
      return t('assume.others.borrowed', { times: choice.times });
    case 'bearable':
      return t('assume.others.bearable', { amount: coverText(t, choice.amount) });
  }
}

function Outcomes({ answer: { recommended, choices } }: { readonly answer: WireOtherChoices }) {
  const t = useText();
  const { hrefOf } = useResultsModel();
  const isSame = (choice: WireOtherChoice) => choice.recommended?.slab_id === recommended?.slab_id;
  const others = choices.filter((choice) => !isSame(choice));
  const names = choices
    .filter(isSame)
    .map((choice) => nameOf(t, choice))
    .join('; ');
  return (
    <>
      {names !== '' && recommended && (
        <p>
          <RichText id="assume.others.same" values={{ title: recommended.product_title, names }} />
        </p>
      )}
      {others.length > 0 && (
        <ul>
          {others.map((choice) => {
            const name = nameOf(t, choice);
            const plan = choice.recommended;
            if (!plan) return <li key={name}>{t('assume.others.none', { name })}</li>;
            return (
              <li key={name}>
                <span>{`${name}: `}</span>
                <Link href={hrefOf(plan)} lang="en">
                  {plan.product_title}
                </Link>
                <span>
                  {`, ${t('assume.others.cost', {
                    premium: formatRupees(rupees(plan.premium)),
                    allIn: formatRupees(rupees(plan.all_in)),
                  })}`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
