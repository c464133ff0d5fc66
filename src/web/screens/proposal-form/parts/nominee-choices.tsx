import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Nominees } from '../use-nominees.ts';

type NomineeChoicesProps = { readonly nominees: Nominees; readonly nameOf: (key: string) => string };

/** Somebody insured here as nominee, in one tap; the fields that it fills in go away. */
export function NomineeChoices({ nominees, nameOf }: NomineeChoicesProps) {
  const t = useText();
  const { people, chosen, choose, other } = nominees;
  return (
    <div className="stack-3">
      <p>{t('form.nominee.known')}</p>
      <div className="row">
        {people.map((key) => (
          <Button key={key} type="button" kind="line" on={key === chosen} onClick={() => choose(key)}>
            {nameOf(key)}
          </Button>
        ))}
        <Button type="button" kind="line" onClick={other}>
          {t('form.nominee.other')}
        </Button>
      </div>
      <div role="status">
        {chosen !== undefined && (
          <Notice tone="good">{t('form.nominee.chosen', { name: nameOf(chosen) })}</Notice>
        )}
      </div>
    </div>
  );
}
