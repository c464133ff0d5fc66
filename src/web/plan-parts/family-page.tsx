import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { CallInput } from '#contract/call/shapes.ts';
import type { ShownYear } from '#domain/judge/shown-year.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MadeOn } from './made-on.ts';

type FamilyPageProps = {
  /** Which plan, for whom, beside which. */
  readonly shareRequest: CallInput<'share'>['body']['data'];
  readonly madeOn: MadeOn['page'];
  /** Its figures of years are those of it. */
  readonly year: ShownYear;
};

/** Makes the page that a family can read, and opens it; what will stand in it is said before. */
export function FamilyPage({ shareRequest, madeOn, year }: FamilyPageProps) {
  const t = useText();
  const api = useApi();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const open = async () => {
    setBusy(true);
    setTrouble(undefined);
    const answer = await api.call('share', { params: {}, body: { data: shareRequest } });
    setBusy(false);
    if (!answer.ok) return setTrouble(answer.failure.message);
    const { pathname, search, origin } = window.location;
    router.history.push(new URL(answer.value.shorturl, origin).pathname, {
      madeOn: { page: madeOn, address: pathname + search } satisfies MadeOn,
    });
  };
  return (
    <div className="stack stack-2 only-scripted">
      <Button kind="line" busy={busy} busyText={t('share.busy')} onClick={() => void open()}>
        <Icon name="share" size={20} />
        <span>{t('share.open')}</span>
      </Button>
      <p className="small muted">{t('share.note', { year })}</p>
      {trouble !== undefined && (
        <Notice tone="bad" role="alert" lead={t('share.failed')}>
          {trouble}
        </Notice>
      )}
    </div>
  );
}
