import { healthChoices, hospitalChoices, stayChoices } from '#domain/judge/years/claims-table.ts';
import { useText } from '#web/browser/text.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Select } from '#web/ui/select.tsx';
import type { YearsAhead } from './use-years.ts';
import css from './years.module.css';

/** The value of a list that was chosen; undefined for anything that it does not hold. */
function choiceOf<T extends string>(choices: readonly T[], value: string): T | undefined {
  return choices.find((choice) => choice === value);
}

/** What a family knows better than a survey: which hospitals, how often, how healthy the parents are. */
export function YearsInputs({ years: { options, ask } }: { readonly years: YearsAhead }) {
  const t = useText();
  return (
    <Disclosure summary={t('ahead.move')}>
      <div className={css.inputs}>
        <Select
          label={t('ahead.hospital')}
          value={options.hospital}
          choices={hospitalChoices.map((value) => ({ value, label: t(`ahead.hospital.${value}`) }))}
          onChange={({ currentTarget }) =>
            ask({ hospital: choiceOf(hospitalChoices, currentTarget.value) ?? options.hospital })
          }
        />
        <Select
          label={t('ahead.stays')}
          value={options.stays}
          choices={stayChoices.map((value) => ({ value, label: t(`ahead.stays.${value}`) }))}
          onChange={({ currentTarget }) =>
            ask({ stays: choiceOf(stayChoices, currentTarget.value) ?? options.stays })
          }
        />
        <Select
          label={t('ahead.health')}
          value={options.health}
          choices={healthChoices.map((value) => ({ value, label: t(`ahead.health.${value}`) }))}
          onChange={({ currentTarget }) =>
            ask({ health: choiceOf(healthChoices, currentTarget.value) ?? options.health })
          }
        />
      </div>
    </Disclosure>
  );
}
