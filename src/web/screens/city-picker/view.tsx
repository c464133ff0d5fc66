import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { changeDraft, useDraft } from '#web/browser/storage/draft.ts';
import { emptyHealth } from '#web/browser/storage/draft-shape.ts';
import { useText } from '#web/browser/text.tsx';
import { type OfferedCity, searchCities } from '#web/forms/place/cities.ts';
import { chosenKeys, isParentsAlone, membersOf } from '#web/forms/quote/quote-answers.ts';
import { parentValues } from '#web/forms/quote/spoken-words.ts';
import { useLoaded, useParamsOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { cityPickerPage } from './page.ts';

/** As many as stand there before anything is typed: the largest. */
const firstCount = 20;

type RowsProps = {
  readonly cities: readonly OfferedCity[];
  readonly pincode: string;
  readonly onChoose: (city: OfferedCity) => void;
};

function Rows({ cities, pincode, onChoose }: RowsProps) {
  return (
    <div>
      {cities.map((city) => (
        <OptionRow
          key={city.id}
          type="radio"
          name="city"
          label={city.name}
          side={city.state}
          value={city.pincode}
          checked={city.pincode === pincode}
          onChange={() => onChoose(city)}
        />
      ))}
    </div>
  );
}

/** The city of the family, or of the parents: it stands for the pincode of its main post office. */
export function Screen(): ReactNode {
  const t = useText();
  const router = useRouter();
  const cities = useLoaded(cityPickerPage);
  const { cityType } = useParamsOf(cityPickerPage);
  const draft = useDraft();
  const [search, setSearch] = useState('');
  const pincode = cityType === 'family' ? draft.pincode : draft.parentsPincode;
  const isOfParents = cityType === 'parents' || isParentsAlone(membersOf(draft, emptyHealth));
  const hits = searchCities(cities ?? [], search);
  const shownCities = search.trim() === '' ? hits.slice(0, firstCount) : hits;
  const choose = ({ pincode }: OfferedCity) => {
    changeDraft((now) => ({
      ...now,
      ...(cityType === 'family' ? { pincode } : { parentsPincode: pincode, parentsLive: 'elsewhere' }),
    }));
    router.history.push(paths.addressDetails());
  };
  return (
    <div className="stack-5 measure">
      <BackLink href={paths.addressDetails()} />
      <PageHead
        title={
          isOfParents ? t('city.title.parents', parentValues(t, chosenKeys(draft))) : t('city.title.family')
        }
        lede={t('city.lede')}
      />
      {cities === null ? (
        <Notice tone="bad" role="alert">
          {t('city.failed')}{' '}
          <Button kind="quiet" onClick={() => void router.invalidate()}>
            {t('problem.retry')}
          </Button>
        </Notice>
      ) : (
        <>
          <TextInput
            label={t('city.search')}
            hint={t('city.search.hint')}
            width="medium"
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <p className="small muted" role="status">
            {search.trim() !== '' && t('city.found', { count: hits.length })}
          </p>
          <Rows cities={shownCities} pincode={pincode} onChoose={choose} />
        </>
      )}
    </div>
  );
}
