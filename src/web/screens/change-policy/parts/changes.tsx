import { useState } from 'react';
import type { WireChanges } from '#contract/service/change-shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { FreshCode } from '#web/proposal-parts/opening/fresh-code.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { changePolicyPage } from '../page.ts';
import { ChangeFold, kindsIn } from './change-fold.tsx';
import { Requests } from './requests.tsx';

/** What was asked for stands above, with its reference and day; below, a form for each change. */
export function Part() {
  const [changes, setChanges] = useState(useLoaded(changePolicyPage));
  return (
    <div className="stack-6">
      <Requests changes={changes} onChange={setChanges} />
      <Offered changes={changes} onChange={setChanges} />
    </div>
  );
}

type OfferedProps = {
  readonly changes: WireChanges;
  readonly onChange: (changes: WireChanges) => void;
};

function Offered({ changes, onChange }: OfferedProps) {
  const t = useText();
  const dateText = useDateText();
  if (!changes.may_change) return <p>{t('change.reader')}</p>;
  if (changes.offered.length === 0)
    return <Notice tone="owes" lead={t('change.over', { date: dateText(changes.cover_until) })} />;
  return (
    <>
      {!changes.is_fresh && <CodeFirst changes={changes} />}
      <div className="stack-2">
        {kindsIn(changes).map((kind) => (
          <ChangeFold key={kind} kind={kind} changes={changes} onChange={onChange} />
        ))}
      </div>
      <Mobile />
    </>
  );
}

/** One code for all of them: the page comes anew with it, and so do its forms. */
function CodeFirst({ changes }: Pick<OfferedProps, 'changes'>) {
  const t = useText();
  return (
    <section className="stack-3">
      <h2>{t('change.code')}</h2>
      <p>{t('change.code.text')}</p>
      <FreshCode number={changes.policy_number} onOpened={() => window.location.reload()} />
    </section>
  );
}

/** A number opens policies, so nobody changes it who has a browser alone. */
function Mobile() {
  const t = useText();
  return (
    <section className="stack-2">
      <h2>{t('change.mobile')}</h2>
      <p>{t('change.mobile.text')}</p>
      <div className="row">
        <ButtonLink kind="line" href={paths.help()}>
          {t('change.mobile.help')}
        </ButtonLink>
      </div>
    </section>
  );
}
