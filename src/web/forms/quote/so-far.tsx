import { parsePincode } from '#domain/location/parse-pincode.ts';
import { useSite } from '#web/browser/site.tsx';
import { useDraft, useDraftReady } from '#web/browser/storage/draft.ts';
import { type Draft, memberDraft } from '#web/browser/storage/draft-shape.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { draftWords } from './draft-words.ts';
import { ageOf, chosenKeys } from './quote-answers.ts';
import css from './so-far.module.css';

/** Where each answer can be changed. */
type Places = Readonly<Record<'who' | 'ages' | 'place', string>>;

const ownSteps: Places = {
  who: paths.chooseMember(),
  ages: paths.memberDetails(),
  place: paths.addressDetails(),
};

type Worded = {
  readonly t: Translate;
  /** Whoever chose a city is told of no pincode. */
  readonly saysPincode: boolean;
};

type Row = { readonly id: 'who' | 'ages' | 'place'; readonly text: string; readonly href: string };

function agesText(draft: Draft, t: Translate): string {
  const keys = chosenKeys(draft);
  const words = draftWords(t, draft);
  const texts = keys.flatMap((key) => {
    const age = ageOf(memberDraft(draft, key));
    if (!age) return [];
    const name = key === keys[0] ? words.name(key, keys) : words.inline(key, keys);
    return [t(`so-far.age.${age.unit}`, { name, count: age.count })];
  });
  return texts.join(', ');
}

function rowsOf(draft: Draft, places: Places, { t, saysPincode }: Worded): readonly Row[] {
  const rows: readonly Row[] = [
    { id: 'who', text: draftWords(t, draft).line(chosenKeys(draft)), href: places.who },
    { id: 'ages', text: agesText(draft, t), href: places.ages },
    {
      id: 'place',
      text: saysPincode && parsePincode(draft.pincode) !== undefined ? draft.pincode : '',
      href: places.place,
    },
  ];
  return rows.filter(({ text }) => text !== '');
}

/** Beside a step on a desktop: what has been answered, each with the way to change it. */
export function SoFar({ places = ownSteps }: { readonly places?: Places }) {
  const t = useText();
  const saysPincode = useSite().locationMode === 'pincode';
  const rows = rowsOf(useDraft(), places, { t, saysPincode });
  const ready = useDraftReady();
  if (!ready || rows.length === 0) return null;
  return (
    <Card as="aside" label={t('so-far.title')} className="side__stick only-wide">
      <h2 className={css.title}>{t('so-far.title')}</h2>
      <dl className={css.rows}>
        {rows.map(({ id, text, href }) => (
          <div key={id}>
            <dt>{t(`so-far.${id}`)}</dt>
            <dd>{text}</dd>
            <dd>
              <Link href={href} aria-label={t('so-far.change.of', { what: t(`so-far.${id}`) })}>
                {t('so-far.change')}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
