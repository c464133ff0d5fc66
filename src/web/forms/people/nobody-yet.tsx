import { useText } from '#web/browser/text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** A later step that was opened before anybody was chosen. */
export function NobodyYet({ chooseAt }: { readonly chooseAt: string }) {
  const t = useText();
  return (
    <Empty title={t('quote.nobody.title')} text={t('quote.nobody.text')}>
      <ButtonLink href={chooseAt}>{t('quote.nobody.button')}</ButtonLink>
    </Empty>
  );
}
