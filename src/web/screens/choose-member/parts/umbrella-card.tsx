import { useText } from '#web/browser/text.tsx';
import { genderOf } from '#web/forms/quote/quote-answers.ts';
import { parentValues } from '#web/forms/quote/spoken-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { UmbrellaPeople } from '#web/ui/umbrella-people.tsx';
import type { ChooseMember } from '../model.ts';
import { umbrellaFigures } from './figures.ts';

export function PhonePromise({ small = false }: { readonly small?: boolean }) {
  const t = useText();
  return (
    <Notice icon="nophone" lead={t('who.promise.lead')} small={small}>
      {t('who.promise.text')}
    </Notice>
  );
}

/** Beside the form on a desktop: the chosen people, drawn and said, and what comes of the choice. */
export function UmbrellaCard({ who }: { readonly who: ChooseMember }) {
  const t = useText();
  const { chosen, people, draft, isSplit } = who;
  return (
    <Card as="aside" label={t('who.aside')} className="side__stick only-wide stack">
      <UmbrellaPeople
        people={umbrellaFigures(chosen, (key) => genderOf(draft, key))}
        title={t('who.umbrella', { count: chosen.length })}
      />
      <h2>{t('who.umbrella', { count: chosen.length })}</h2>
      <p>{chosen.length === 0 ? t('who.empty') : t('who.line', { line: people.line(chosen) })}</p>
      {chosen.length > 0 && (
        <p className="small muted">{isSplit ? t('who.split', parentValues(t, chosen)) : t('who.together')}</p>
      )}
      <PhonePromise small />
    </Card>
  );
}
