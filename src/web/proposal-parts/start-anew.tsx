import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** Below the refusal of what is gone: what that means for this page, and the way on. */
export function StartAnew() {
  const t = useText();
  return (
    <>
      <p>{t('form.gone')}</p>
      <p>
        <ButtonLink kind="line" href={paths.chooseMember()}>
          {t('not-found.start')}
        </ButtonLink>
      </p>
    </>
  );
}
