import { useText } from '#web/browser/text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

type NobodyYetProps = {
  readonly chooseAt: string;
  readonly heading?: 'h1' | 'h2';
};

/** A later step that was opened before anybody was chosen. */
export function NobodyYet({ chooseAt, heading = 'h1' }: NobodyYetProps) {
  const t = useText();
  return (
    <Empty title={t('quote.nobody.title')} text={t('quote.nobody.text')} heading={heading}>
      <ButtonLink href={chooseAt}>{t('quote.nobody.button')}</ButtonLink>
    </Empty>
  );
}
